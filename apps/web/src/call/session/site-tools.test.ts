import { projects } from '@asad/content';
import { describe, expect, it } from 'vitest';
import { siteTools } from './site-tools.ts';

const parse = (name: keyof typeof siteTools, value: unknown): unknown => siteTools[name].schema.parse(value);
const [project] = projects;

describe('the tools of the page', () => {
  it('show an entry, the contact and the meeting, and have no other action', () => {
    expect(Object.keys(siteTools)).toEqual(['showEntry', 'openContact', 'book']);
  });

  it('read the entry, plain or in a field, and reject other arguments', () => {
    const entry = { kind: 'project', id: project?.id ?? '' };
    for (const value of [entry, { entry }]) expect(parse('showEntry', value)).toEqual({ type: 'showEntry', entry });
    for (const value of [
      null,
      {},
      'project',
      { kind: 'secret', id: 'x' },
      { kind: 'stack', id: '' },
      { kind: 'stack', id: 'x'.repeat(81) },
    ])
      expect(() => parse('showEntry', value)).toThrow('showEntry needs');
  });

  it('return to the assistant whether the site has the entry', () => {
    const show = (id: string) => siteTools.showEntry.run({ type: 'showEntry', entry: { kind: 'project', id } });
    expect(show(project?.id ?? '')).toBe('It is shown beside the talk.');
    expect(show('unheard-of')).toBe('This site has no such entry.');
  });
});
