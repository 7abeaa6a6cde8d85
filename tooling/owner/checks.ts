import { isDate } from '@asad/content';

/** Returns a sentence with an example if the answer is invalid, otherwise undefined. */
export type Check = (answer: string) => string | undefined;

export const optional =
  (check: Check): Check =>
  (answer) =>
    answer === '' ? undefined : check(answer);
export const filled =
  (what: string, example: string): Check =>
  (answer) =>
    answer.trim() === '' ? `${what} is missing: ${example}.` : undefined;
export const mail: Check = (answer) =>
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(answer) ? undefined : `"${answer}" is no mail address: --email me@example.com.`;
export const address: Check = (answer) =>
  URL.canParse(answer) && new URL(answer).protocol === 'https:' && new URL(answer).hostname.includes('.')
    ? undefined
    : `"${answer}" is no https address like https://example.com.`;
export const date: Check = (answer) =>
  isDate(answer) ? undefined : `"${answer}" is no month like 2021-09 and no year like 2021.`;

/** Checks for a URL of this network; rejects other networks. */
export const profileOn =
  (network: string): Check =>
  (answer) =>
    address(answer) ??
    (new URL(answer).hostname.includes(network.toLowerCase())
      ? undefined
      : `"${answer}" is no address on ${network}. Other networks: pnpm new profile.`);

export const PRONOUNS = ['he', 'she', 'they', 'we', 'none'] as const;
export const pronouns: Check = (answer) =>
  PRONOUNS.some((one) => one === answer)
    ? undefined
    : `"${answer}" is none of the pronouns ${PRONOUNS.join(', ')}: --pronouns they.`;
