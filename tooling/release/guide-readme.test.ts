import { readFileSync } from 'node:fs';
import { portfolio } from '@asad/content/fixtures/sample';
import { deriveKnowledge } from '@asad/guide/derive';
import { expect, it } from 'vitest';

const readme = readFileSync(new URL('../../packages/guide/README.md', import.meta.url), 'utf8');
const named = new Set([...readme.matchAll(/`([\w<>-]+)`/g)].map(([, name = '']) => name));
const { entities } = deriveKnowledge(portfolio, '2026-11');

it('the guide’s README states that it is for portfolios, and names every kind', () => {
  expect(readme).toContain('for portfolios only');
  expect(entities.map(({ kind }) => kind).filter((kind) => !named.has(kind))).toEqual([]);
});

it('the guide’s README names every field and topic that a portfolio has', () => {
  const general = (field: string): string =>
    field.replace(/^common-.+/, 'common-<id>').replace(/^(in|without)-.+/, '$1-<kind>');
  const fields = new Set(entities.flatMap((entity) => Object.keys(entity.fields)).map(general));
  expect([...fields].filter((field) => !named.has(field))).toEqual([]);
  // Other topics are derived from an owner's own entries.
  const topics = entities.filter(({ kind, id }) => kind === 'topic' && !/^(education|volunteering|absent)-/.test(id));
  expect(topics.length).toBeGreaterThan(90);
  expect(topics.map(({ id }) => id.replace('unwritten-', '')).filter((id) => !named.has(id))).toEqual([]);
});
