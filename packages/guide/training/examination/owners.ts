import type { Portfolio } from '@asad/content';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as shapes } from '@asad/content/fixtures/shapes';
import { portfolio as studio } from '@asad/content/fixtures/studio';
import { portfolio as zoe } from '@asad/content/fixtures/zoe';
import { importResume, listResumes } from './import-resume.ts';

export const OWNERS: readonly (readonly [name: string, portfolio: Portfolio])[] = [
  ['sample', sample],
  ['zoe', zoe],
  ['studio', studio],
  ['shapes', shapes],
  ...[...listResumes()].map(([name, file]) => [name, importResume(file)] as const),
];
