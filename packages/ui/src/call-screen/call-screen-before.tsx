import type { ReactNode } from 'react';
import css from './call-screen.module.css';

export interface CallScreenBeforeProps {
  /** What one should know before: who answers, what is kept. */
  readonly notices: readonly string[];
  /** Questions worth asking; each begins a typed call. */
  readonly ideas: readonly string[];
  /** One of the ideas was pressed. */
  readonly onAsk: (idea: string) => void;
}

/** Beside the button before a call: what is kept, and what is worth asking. */
export const CallScreenBefore = ({ notices, ideas, onAsk }: CallScreenBeforeProps): ReactNode => (
  <div className={css['before']}>
    {notices.map((notice) => (
      <p key={notice}>{notice}</p>
    ))}
    <h2 className={css['small']}>Worth asking</h2>
    <ul className={css['ideas']}>
      {ideas.map((idea) => (
        <li key={idea}>
          <button type="button" data-needs-script onClick={() => onAsk(idea)}>
            {idea}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
