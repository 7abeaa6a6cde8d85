import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { experiences } from '../experiences/experiences.ts';
import { projects } from '../projects/projects.ts';
import { stack } from '../stack.ts';
import { guideContent } from './guide-content.ts';
import {
  countMonths,
  findByLength,
  findJobsIn,
  findJobsWith,
  findProjectsWith,
  parts,
  speakJobsWith,
  speakMonths,
  speakProjectsWith,
  speakYear,
  workedYears,
} from './computed.ts';
import { spokenTools } from './spoken/spoken-tools.ts';

const some = fc.subarray([...parts], { minLength: 1, maxLength: 4 });
const answer = (id: string, field: string): readonly string[] =>
  guideContent.subjects.find((subject) => subject.id === id)?.fields[field]?.says ?? [];

describe('lists that are computed', () => {
  it('name every project and every job with a tool, and no other', () => {
    fc.assert(
      fc.property(some, (used) => {
        const [inProjects, inJobs] = [speakProjectsWith('it', used), speakJobsWith('it', used)];
        for (const { title, tags } of projects)
          expect(inProjects.includes(title)).toBe(tags.some((tag) => used.includes(tag)));
        for (const { company, stack: names } of experiences)
          expect(inJobs.includes(company)).toBe(names.some((name) => used.includes(name)));
      }),
    );
  });

  it('are what the filters find, both ways', () => {
    fc.assert(
      fc.property(some, (used) => {
        for (const project of projects) {
          const isFound = findProjectsWith(used).includes(project);
          expect(isFound).toBe(project.tags.some((tag) => used.includes(tag)));
        }
        for (const job of experiences)
          expect(findJobsWith(used).includes(job)).toBe(job.stack.some((name) => used.includes(name)));
      }),
    );
  });

  it('tell of every two works all the tools that both are made with, and no other', () => {
    const works = guideContent.subjects.filter(({ role, members }) => role === 'work' && !members);
    const told = works.flatMap((work) =>
      works.flatMap((other) => {
        const [says = ''] = work.fields[`common-${other.id}`]?.says ?? [];
        return says === '' ? [] : [{ uses: work.uses ?? [], others: other.uses ?? [], says }];
      }),
    );
    expect(told).toHaveLength((works.length * (works.length - 1)) / 2);
    for (const { uses, others, says } of told)
      for (const part of uses)
        expect(says.split(/ is |, | and |[.]$/u).includes(part), `${part}: ${says}`).toBe(others.includes(part));
  });

  it('have a subject for every tool and part, which says just that', () => {
    for (const { id } of stack) {
      const { spoken, parts: all, markedBy: own = all } = spokenTools[id];
      expect(answer(`stack-${id}`, 'in-project')).toEqual([speakProjectsWith(spoken, own)]);
      expect(answer(`stack-${id}`, 'in-experience')).toEqual([speakJobsWith(spoken, own)]);
    }
    for (const part of parts) {
      const isTool = stack.some(({ name }) => name === part);
      const found = guideContent.subjects.filter(({ kind, title }) => kind === 'tech' && title === part);
      expect(found, part).toHaveLength(isTool ? 0 : 1);
    }
  });

  it('tell of a year the jobs of that year, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2040 }), (year) => {
        const found = findJobsIn(year);
        for (const job of experiences) {
          const isIn = Number(job.start.slice(0, 4)) <= year && Number(job.end.slice(0, 4)) >= year;
          expect(found.includes(job)).toBe(isIn);
          if (workedYears.includes(year)) expect(speakYear(year).includes(job.company)).toBe(isIn);
        }
        expect(workedYears.includes(year)).toBe(found.length > 0);
      }),
    );
  });

  it('find the longest and the shortest jobs, all of them', () => {
    for (const job of experiences) {
      const months = countMonths(job);
      expect(findByLength('longest').includes(job)).toBe(experiences.every((other) => countMonths(other) <= months));
      expect(findByLength('shortest').includes(job)).toBe(experiences.every((other) => countMonths(other) >= months));
    }
  });

  it('say months as one does', () => {
    expect([1, 11, 12, 13, 25, 26].map(speakMonths)).toEqual([
      'a month',
      'eleven months',
      'a year',
      'a year and a month',
      'two years and a month',
      'two years and two months',
    ]);
  });
});

describe('subjects', () => {
  const { subjects, fields, starters, greetingOffers, acts } = guideContent;
  const hasTarget = (target: string): boolean => {
    const [id, field = ''] = target.split('/');
    return subjects.some((subject) => subject.id === id && Object.hasOwn(subject.fields, field));
  };

  it('have ids that stand once, and fields that can be asked for', () => {
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
    const known = new Set<string>([
      ...fields.map(({ id }) => id),
      'beforeAll',
      'afterAll',
      'who',
      ...subjects.map(({ id }) => `common-${id}`),
    ]);
    for (const { id, fields: own } of subjects)
      for (const field of Object.keys(own)) expect(known, id).toContain(field);
  });

  it('offer only what exists', () => {
    const targets = [
      ...starters,
      ...greetingOffers,
      ...Object.values(acts).flatMap((act) => ('answeredBy' in act ? [act.answeredBy] : [])),
      ...subjects.flatMap(({ id, fields: own, menu }) => [
        ...Object.values(own).flatMap(({ offers }) => offers ?? []),
        ...(menu?.fields.map((field) => `${id}/${field}`) ?? []),
      ]),
    ];
    for (const target of targets) expect(hasTarget(target), target).toBe(true);
    for (const { members = [] } of subjects)
      for (const member of members) expect(subjects.some(({ id }) => id === member)).toBe(true);
  });

  it('say of what the content does not hold that it is not written', () => {
    for (const { id, fields: own } of subjects)
      for (const [field, { says, isUnwritten }] of Object.entries(own))
        if (isUnwritten)
          expect(says[0], `${id}/${field}`).toMatch(/\bnot written\b|\bNothing\b.*\bwritten\b|\bno project\b/u);
  });

  it('answer why, how, result, with what, when and for whom of every project and job, or say that it is not written', () => {
    for (const { id, kind, fields: own } of subjects) {
      if (kind !== 'project' && kind !== 'experience') continue;
      for (const field of ['what', 'why', 'how', 'result', 'owned', 'with', 'when', 'length', 'forWhom', 'numbers'])
        expect(own[field]?.says.length, `${id}/${field}`).toBeGreaterThan(0);
    }
  });
});
