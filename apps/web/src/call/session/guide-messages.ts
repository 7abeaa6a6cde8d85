import type { AnswerPart } from '@asad/guide';

/** What the page asks of the guide in his worker. `id` names the answer. */
export interface GuideQuestion {
  readonly id: number;
  readonly asks: 'begin' | 'reply' | 'isOwnWord';
  /** What was said; several hearings of it, the likeliest first. */
  readonly hearings: readonly string[];
}

/** His answer; the one of id 0 says that he is ready. */
export interface GuideAnswer {
  readonly id: number;
  readonly heard?: string;
  readonly parts?: readonly AnswerPart[];
  readonly isOwnWord?: boolean;
}
