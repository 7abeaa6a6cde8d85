import type { Portfolio } from '@asad/content';
import { readResume, type Notes, type ResumeFile } from '@asad/content/resume';
import { completeFacts, dropWrong, toChoice } from './facts.ts';
import { proposeOwner } from './propose-owner.ts';
import { toPortfolio } from './to-portfolio/to-portfolio.ts';

/** Imports as `pnpm new-owner --from FILE --yes` does, without files. */
export function importByDefault(
  files: readonly ResumeFile[],
  today: string,
): { readonly portfolio: Portfolio; readonly notes: Notes } {
  const { resume, notes } = readResume(files, today);
  const { facts } = completeFacts({}, dropWrong(proposeOwner(resume, today), notes));
  return { portfolio: toPortfolio(resume, toChoice(facts), { notes, today }), notes };
}
