import { PartBoundary } from '@asad/ui/foundations';
import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadAgain } from './load-again.ts';
import { showReloadNotice } from './show-reload-notice.ts';

interface Closable {
  readonly open?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** Call `load` before hydration: otherwise React removes the server's markup until the code arrives. */
export type LazyPart<Props> = ((props: Props) => ReactNode) & { readonly load: () => Promise<unknown> };

/**
 * Loads its code on first render. A failed load shows a notice and closes the dialog: the next press tries again. Some
 * browsers keep a failed script until a reload (Chromium 150): `onMissingAgain` replaces the notice from the second
 * failure on.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissingAgain?: () => void,
): LazyPart<Props> => {
  let attempt = 0;
  let Loaded: ComponentType<Props> | undefined;
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadAgain(load) };
      } catch (cause) {
        return { default: ({ onClose }: Closable) => createElement(Missing, { cause, onClose }) };
      }
    });
  let Part = begin();
  const Missing = ({ cause, onClose }: Closable & { readonly cause: unknown }): null => {
    const fail = useEffectEvent(() => {
      attempt += 1;
      Part = begin();
      if (attempt > 1 && onMissingAgain) return onMissingAgain();
      showReloadNotice(cause);
      return onClose?.();
    });
    useEffect(() => fail(), []);
    return null;
  };
  const Shown = (props: Props & Closable): ReactNode => {
    const [chosen, setChosen] = useState({ attempt, Part: Loaded ?? Part });
    if (chosen.attempt !== attempt) setChosen({ attempt, Part });
    if (attempt > 0 && props.open === false) return null;
    return createElement(
      PartBoundary,
      null,
      createElement(Suspense, { fallback: null }, createElement(chosen.Part, props)),
    );
  };
  return Object.assign(Shown, {
    load: async () => {
      Loaded = await loadAgain(load);
    },
  });
};
