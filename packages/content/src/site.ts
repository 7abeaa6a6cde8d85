import type { Site } from './model.ts';
import { owner } from './owner.ts';

/** Days that a transcript is kept before it deletes itself. */
const KEPT_DAYS = 90;

/** Words of the pages that belong to no entity. */
export const site = {
  name: owner.name,
  meta: {
    home: {
      title: `${owner.name}, full-stack developer`,
      description: `${owner.name} builds web products, automations and voice assistants that stay up. Four projects, ${owner.yearsOfExperience} years of remote work, and an owl that answers questions about them.`,
    },
    call: {
      title: `Talk to ASAD about ${owner.name}`,
      description: `Ask the owl. ASAD answers questions about ${owner.name}'s projects, tools and availability, aloud or in writing, at any hour.`,
    },
    notFound: {
      title: `Nothing here · ${owner.name}`,
      description: 'This page does not exist. The rest of the site does.',
    },
  },
  hero: {
    eyebrow: `${owner.name} · ${owner.role}`,
    inSight: `${owner.availability} · ${owner.location} (${owner.timeZone})`,
    headline: 'Software that lets you sleep at night.',
    subcopy:
      'I build web products, automations and voice assistants for small teams, and I stay until they run by themselves. The owl works nights: ask him anything about my work.',
    primaryButton: 'Talk to Asad',
    secondaryButton: 'Book 15-min fit check',
    owlLabel: 'The owl, ASAD',
    proofs: [
      { value: `${owner.yearsOfExperience} years`, label: 'of remote product work' },
      { value: '10k+', label: 'workflows run a month' },
      { value: '1 owl', label: 'on duty, day and night' },
    ],
  },
  works: {
    title: 'The Works',
    intro: 'Four things I built, what each was for, and what came of it.',
  },
  experiences: {
    title: 'The Experiences',
    intro: 'Four jobs in four years, all of them remote. Open one to read it as a case study.',
  },
  stack: {
    title: 'my stack, on purpose',
    intro: 'Seven tools that I know well enough to tell you when to leave them alone.',
    hint: 'Drag or scroll to explore',
    noteToggle: "Don't use if...",
  },
  about: {
    title: 'About',
    principlesTitle: 'Principles',
    contactTitle: 'Contact',
    copyEmail: 'Copy Email',
    copied: 'Copied!',
    sendEmail: 'Send Email →',
    profile: 'LinkedIn',
    viewProfile: 'View Profile →',
  },
  call: {
    heading: `Talk to ASAD, he knows ${owner.name} better than anyone`,
    inShort: `ASAD is a program, and what is said in a call is kept ${KEPT_DAYS} days.`,
    footer: 'Available 24/7 • Instant response • Powered by AI',
    keptDays: KEPT_DAYS,
    kept: `ASAD is a program, not a person. The transcript of your call, with its times, is kept ${KEPT_DAYS} days for ${owner.firstName} to read; you can delete it from the server when the call is over.`,
    keptElsewhere: `The mail to ${owner.firstName} about your call and, in calls through a voice provider, the provider's own copy are not reached by that button.`,
  },
  notFound: {
    title: 'The owl looked. There is nothing here.',
    text: 'The address may have a typing error, or the page has flown. These two exist for certain:',
    home: 'Back to the home page',
    call: 'Ask ASAD instead',
  },
  sampleNotice: 'The owner, employers and figures on this site are samples.',
} as const satisfies Site;
