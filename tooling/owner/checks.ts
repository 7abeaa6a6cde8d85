import { countMonthsFrom, isDate } from '@asad/content';

export type Answers = Readonly<Record<string, readonly string[]>>;
/** Returns a sentence with an example if the answer is invalid after the earlier ones. */
export type Check = (answer: string, before?: Answers) => string | undefined;

export const optional =
  (check: Check): Check =>
  (answer, before) =>
    answer === '' ? undefined : check(answer, before);
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

/** The date may not precede `start`. */
export const dateAfterStart: Check = (answer, { start: [start = ''] = [] } = {}) =>
  date(answer) ??
  (isDate(start) && countMonthsFrom(start, answer) < 0 ? `"${answer}" is before the start, ${start}.` : undefined);

/** Rejects profiles of other networks. */
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
