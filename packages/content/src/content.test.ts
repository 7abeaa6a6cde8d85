import { describe, expect, it } from 'vitest';
import { about, experiences, owner, pillars, principles, projects, site, stack } from './index.ts';

const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map((item) => item.id);

describe('the specification’s entities', () => {
  it('shows four projects: a voice concierge, email tracking, interview training and automation flows', () => {
    expect(ids(projects)).toEqual(['voice-concierge', 'email-tracking', 'interview-training', 'automation-flows']);
    expect(projects.map((project) => project.subtitle)).toEqual([
      'AI voice concierge',
      'Email tracking platform',
      'AI interview training platform',
      'A set of automation flows',
    ]);
  });

  it('fills every field of every project, its picture and two different colours included', () => {
    for (const project of projects) {
      for (const text of [project.title, project.story, project.impact, project.thumbnailAlt])
        expect(text).not.toBe('');
      expect(project.thumbnail).toMatch(/^\/works\/[a-z-]+\.webp$/u);
      expect(project.thumbnailAlt.length).toBeGreaterThan(30);
      expect(project.tags.length).toBeGreaterThanOrEqual(3);
      expect(project.colours[0]).not.toBe(project.colours[1]);
    }
  });

  it('has four remote jobs from September 2021 to September 2025 without links', () => {
    expect(experiences).toHaveLength(4);
    expect(experiences.at(-1)?.start).toBe('2021-09');
    expect(experiences[0]?.end).toBe('2025-09');
    for (const job of experiences) {
      expect(job.location).toBe('Remote');
      expect(job.links).toEqual({});
    }
  });

  it('orders the jobs from the latest to the first, none overlapping another', () => {
    for (const job of experiences) expect(job.start < (job.end ?? '9999'), job.id).toBe(true);
    for (const [index, job] of experiences.slice(1).entries()) {
      expect((job.end ?? '9999') <= (experiences[index]?.start ?? ''), job.id).toBe(true);
    }
  });

  it('gives every job enough for its card and its case study', () => {
    for (const job of experiences) {
      expect(job.impacts.length).toBeGreaterThanOrEqual(2);
      expect(job.metrics.length).toBeGreaterThanOrEqual(1);
      expect(job.stack.length).toBeGreaterThanOrEqual(3);
      expect(job.whatIOwned.length).toBeGreaterThanOrEqual(2);
      for (const text of [job.problem, job.approach, job.results]) expect(text.length).toBeGreaterThan(100);
    }
  });

  it('has the seven tools by name, one of which claims 10k+ workflows a month', () => {
    expect(stack.map((item) => item.name)).toEqual([
      'MERN',
      'Laravel + Vue.js',
      'Docker',
      'n8n',
      'Tailwind CSS',
      'Vapi',
      'Git & REST APIs',
    ]);
    expect(stack.filter((item) => item.metric.includes('10k+ workflows a month'))).toHaveLength(1);
  });

  it('writes every note so that it goes on from "Don’t use if..."', () => {
    for (const item of stack) expect(item.dontUseIf, item.id).toMatch(/^[a-z].*\.$/u);
  });

  it('has four principles and three pillars', () => {
    expect(principles.map((principle) => principle.text)).toEqual([
      'Simplicity',
      'Reliability',
      'Honesty',
      'Ownership',
    ]);
    expect(pillars.map((pillar) => pillar.text)).toEqual(['ship fast', 'keep it stable', 'scale cheap']);
  });

  it('states 4+ years of experience', () => {
    expect(owner.yearsOfExperience).toBe('4+');
    expect(about.intro.join(' ')).toContain('4+ years');
  });

  it('gives every id once', () => {
    for (const entries of [projects, experiences, stack, principles, pillars]) {
      expect(new Set(ids(entries)).size).toBe(entries.length);
      for (const id of ids(entries)) expect(id).toMatch(/^[a-z0-9-]+$/u);
    }
  });
});

describe('the owner', () => {
  it('has absolute https links, and addresses of a reserved example domain while it is a sample', () => {
    for (const link of [owner.linkedIn, owner.bookingUrl, owner.siteUrl].flatMap((one) => one ?? [])) {
      const url = new URL(link);
      expect(url.protocol).toBe('https:');
      if (owner.isSample) expect(url.hostname).toMatch(/(^|\.)example\.(com|org|net)$/u);
    }
    expect(owner.siteUrl).not.toMatch(/\/$/u);
    expect(owner.email).toMatch(/^[^@\s]+@[^@\s]+$/u);
    if (owner.isSample) expect(owner.email).toMatch(/[@.]example\.(com|org|net)$/u);
  });
});

describe('the words of the pages', () => {
  it('keeps the specification’s texts letter by letter', () => {
    expect(site.hero.primaryButton).toBe('Talk to Asad');
    expect(site.hero.secondaryButton).toBe('Book 15-min fit check');
    expect([site.works.title, site.experiences.title, site.stack.title, site.about.title]).toEqual([
      'The Works',
      'The Experiences',
      'my stack, on purpose',
      'About',
    ]);
    expect(site.stack.hint).toBe('Drag or scroll to explore');
    expect(site.stack.noteToggle).toBe("Don't use if...");
    expect([site.about.copyEmail, site.about.copied, site.about.sendEmail, site.about.viewProfile]).toEqual([
      'Copy Email',
      'Copied!',
      'Send Email →',
      'View Profile →',
    ]);
    expect(site.call.heading).toBe(`Talk to ASAD, he knows ${owner.name} better than anyone`);
    expect(site.call.footer).toBe('Available 24/7 • Instant response • Powered by AI');
  });

  it('describes each page in a length that search results show', () => {
    for (const meta of Object.values(site.meta)) {
      expect(meta.title.length).toBeLessThanOrEqual(65);
      expect(meta.description.length).toBeLessThanOrEqual(170);
    }
  });

  it('uses no exclamation mark but the specification’s own', () => {
    const words = JSON.stringify([site, about, owner, projects, experiences, stack, principles, pillars]);
    expect(words.replace('Copied!', '')).not.toContain('!');
  });
});

describe('what the site promises about a call', () => {
  it('says how long it is kept, that it can be deleted, and which copies no deletion reaches', () => {
    expect(site.call.kept).toContain(`${site.call.keptDays} days`);
    expect(site.call.kept).toContain('delete');
    expect(site.call.keptElsewhere).toMatch(/\bmail\b.*\bprovider's own copy\b.*\bnot reached\b/u);
  });
});
