import type { Call, CallSnapshot } from '@asad/call-core';
import type { ClientAction } from '@asad/call-core/contract';
import { useCallEvent } from '@asad/call-core/react';
import { useRef, useState } from 'react';
import { findMention, type Mention } from '../session/find-mention.ts';
import { countQuestions, isAwaited, listPresent, NO_COMPANIONS, type Companions } from './companions.ts';

const addTo = (mentions: readonly Mention[], found: Mention): readonly Mention[] =>
  mentions.some(({ key }) => key === found.key) ? mentions : [...mentions, found];

/** Cards and suggestions of the present answer, and all cards of the call. */
export function useMentions(call: Call, { conversation: { lines }, assistantIsThinking }: CallSnapshot) {
  const [shown, setShown] = useState<Companions<Mention>>(NO_COMPANIONS);
  const [suggestions, setSuggestions] = useState<Companions<string>>(NO_COMPANIONS);
  const [declines, setDeclines] = useState<Companions<string>>(NO_COMPANIONS);
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  const together = useRef<readonly Mention[]>([]);
  const accompany = <Item>(items: readonly Item[]): Companions<Item> => ({
    questions: countQuestions(call.getSnapshot().conversation.lines),
    items,
  });

  useCallEvent(call, 'tool-call', ({ arguments: action }) => {
    // The tool has parsed its arguments as an action.
    const found = findMention(action as ClientAction);
    if (!found) return;
    // Group the mentions of one tick into one list.
    if (together.current.length === 0) setTimeout(() => (together.current = []));
    together.current = addTo(together.current, found);
    setShown(accompany(together.current));
    setMentions((previous) => addTo(previous, found));
  });
  useCallEvent(call, 'message', ({ type, suggestions: offered }) => {
    if (type === 'suggestions' && Array.isArray(offered))
      setSuggestions(accompany(offered.filter((item) => typeof item === 'string')));
    else if (type === 'declined') setDeclines(accompany([type]));
  });
  useCallEvent(call, 'call-end', () => {
    setShown(NO_COMPANIONS);
    setSuggestions(NO_COMPANIONS);
    setDeclines(NO_COMPANIONS);
  });
  return {
    mentions,
    setMentions,
    shown: listPresent(shown, lines),
    suggestions: listPresent(suggestions, lines),
    isDeclined: listPresent(declines, lines).length > 0,
    isAwaited: isAwaited(lines) && assistantIsThinking,
    dismissShown: () => setShown(NO_COMPANIONS),
  };
}
