import { z } from 'zod';
import { addFault, asked, filled, link, text, texts, web, type DataOf } from './field-kinds.ts';

/** For the owner; `we` for several people, `none` repeats the name. */
const PRONOUNS = ['he', 'she', 'they', 'we', 'none'] as const;
export type Pronouns = (typeof PRONOUNS)[number];

/** The owner's profile on a network, or a website. */
export const profile = z.object({
  network: asked(filled(), 'The network (GitHub, Mastodon …)'),
  username: text.optional(),
  url: asked(link.optional(), 'Address (https://…)'),
});
export type Profile = DataOf<typeof profile>;

/** The owl that answers. */
const assistant = z.object({
  /** `ASAD` by default. */
  name: filled('; leave out assistant for an owl called ASAD'),
  /** Pronunciation, if the name is not read as written. */
  say: text.optional(),
  /** Misspellings of the name by speech recognisers. */
  heardAs: texts.optional(),
});
export type Assistant = DataOf<typeof assistant>;

const isExample = (mail: string): boolean => /[@./]example\.(?:com|org|net)$/u.test(mail);

/** The person or team that the site presents. */
export const owner = z
  .object({
    name: asked(filled('; the site is about somebody'), 'Your full name, or that of your studio'),
    /** The name that ASAD uses. */
    firstName: asked(
      filled('; it is the name that the owl says'),
      'The name that ASAD says (empty: the first word of the full name)',
      { flag: 'first-name' },
    ),
    /** Title before the name: `Dr`. */
    honorific: asked(text.optional(), 'Before the name, as Dr (empty: nothing)'),
    role: asked(filled('; say in a few words what you are'), 'What you are, in a few words (Embedded engineer)'),
    pronouns: asked(
      z.enum(PRONOUNS, { error: ({ input }) => `"${String(input)}" is none of the pronouns ${PRONOUNS.join(', ')}` }),
      `Pronouns: ${PRONOUNS.slice(0, 3).join(', ')}, we (several people) or none`,
    ),
    /** As shown: `4+`. */
    yearsOfExperience: asked(text, 'Years of experience, as shown (4+; empty: none)', { flag: 'years' }),
    location: asked(text, 'Where you work from (Lisbon, Portugal)'),
    /** Time zone of the location: `UTC+0, +1 in summer`. */
    timeZone: asked(text, 'Its clock (UTC+1, +2 in summer; empty: not shown)', { flag: 'time-zone' }),
    /** Shown; empty: none. */
    email: asked(
      text.regex(/^$|^[^@\s]+@[^@\s]+\.[^@\s]+$/u, {
        error: ({ input }) => `${JSON.stringify(input)} is no mail address`,
      }),
      'Mail address, shown on the site (me@example.com; empty: none)',
    ),
    /** Shown if present. */
    phone: asked(text.optional(), 'Phone number, shown on the site (empty: none)'),
    /** Origin of the deployed site, without a trailing slash; empty before the first deployment. */
    siteUrl: asked(
      text
        .refine((url) => url === '' || web.safeParse(url).success, {
          error: ({ input }) => `${JSON.stringify(input)} is no https address`,
        })
        .refine((url) => !url.endsWith('/'), 'ends with a slash; leave it out'),
      'Address of the site (https://example.com; empty: not deployed yet)',
      { flag: 'site' },
    ),
    /** External scheduling page. */
    bookingUrl: asked(web.optional(), 'Page for booking 15 minutes (https://…; empty: none)', { flag: 'calendar' }),
    linkedIn: asked(
      web
        .refine((url) => /^[^/]*\/\/[^/]*linkedin/iu.test(url), {
          error: ({ input }) => `"${String(input)}" is no address on LinkedIn. Other networks: pnpm new profile`,
        })
        .optional(),
      'LinkedIn profile (https://www.linkedin.com/in/…; empty: none)',
      { flag: 'linkedin' },
    ),
    assistant: assistant.optional(),
    /** Pronunciation of the name and first name, if they are not read as written. */
    say: z.object({ name: text, firstName: text }).optional(),
    /** Path of a photograph below the site's root: `/photo.webp`. */
    photo: text.regex(/^\/[\w./-]+\.(?:webp|jpg|jpeg|png|avif)$/u, 'is no path like /photo.webp').optional(),
    /** Further profiles, by network. */
    profiles: z.array(profile).optional(),
    /** The work that the owner accepts now, in a few words. */
    availability: text,
    /** True while owner, employers and figures are samples; the footer says so. */
    isSample: z.boolean(),
  })
  .superRefine(({ isSample, email }, context) => {
    if (isSample && !isExample(email))
      addFault(context, 'email', 'is no example address, but isSample is true; set it to false');
  });
export type Owner = DataOf<typeof owner>;
export type Named = Pick<Owner, 'name' | 'firstName' | 'pronouns' | 'assistant'>;
