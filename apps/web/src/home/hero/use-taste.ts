import type { HeroProps } from '@asad/ui/hero';
import type { TasteProps } from '@asad/ui/taste';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { toPath } from '../../site/to-path.ts';
import { loadAgain } from '../../boot/load-again.ts';

type Owl = Pick<HeroProps, 'pose' | 'readLevel'>;

/** Safari lets a context sound only if a press opened it; undefined where the browser has no Web Audio. */
const openContext = (): AudioContext | undefined => {
  try {
    const context = new AudioContext();
    void context.resume().catch(() => undefined);
    return context;
  } catch {
    return undefined;
  }
};

const loadParts = () => loadAgain(() => import('../taste/taste-parts.ts'));

/** Rendered answers without a call. The code that plays them loads at the press. */
export const useTaste = (hero: RefObject<HTMLElement | null>) => {
  const [answer, setAnswer] = useState<TasteProps['answer']>();
  const [owl, setOwl] = useState<Owl>({});
  const [onShow, setShow] = useState<() => void>();
  const running = useRef<AbortController>(undefined);

  const close = useCallback((): void => {
    running.current?.abort();
    setAnswer(undefined);
    setOwl({});
  }, []);
  const play = async (question: string, signal: AbortSignal): Promise<void> => {
    const context = openContext();
    signal.addEventListener('abort', () => void context?.close().catch(() => undefined));
    const { leadTo, playAnswer } = await loadParts();
    const onSay = (text: string, said: string, isDone: boolean): void =>
      setAnswer((last) => (signal.aborted ? last : { question, text, said, isDone }));
    const { readLevel, done } = await playAnswer({ question, context, signal, onSay });
    setOwl({ pose: 'speaking', readLevel });
    const target = await done;
    if (signal.aborted) return;
    setOwl({});
    setShow(() =>
      target === undefined
        ? undefined
        : () => {
            close();
            leadTo(target);
          },
    );
  };
  const ask = (question: string): void => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setShow(undefined);
    setAnswer({ question, text: '', said: '', isDone: false });
    setOwl({ pose: 'thinking' });
    // Without the code or the answers, the call still answers.
    play(question, signal).catch((cause: unknown) => {
      if (signal.aborted) return;
      console.error(cause);
      location.assign(toPath('/call'));
    });
  };

  // Captions need the owl in view.
  const isAsked = answer !== undefined;
  useEffect(() => {
    if (!isAsked || hero.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) close();
    });
    watch.observe(hero.current);
    return () => watch.disconnect();
  }, [isAsked, hero, close]);
  useEffect(() => () => running.current?.abort(), []);
  return { owl, taste: { answer, onAsk: ask, onShow, onClose: close } };
};
