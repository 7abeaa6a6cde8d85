import { PartBoundary } from '@asad/ui/part-boundary';
import { createElement, lazy, Suspense, useEffect, type ComponentType } from 'react';
import { loadAgain } from './load-again.ts';
import { showReloadNotice } from './show-reload-notice.ts';

interface Closable {
  readonly open?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
}

/**
 * A component whose code loads when it is first shown. Where its code is missing, a notice says so; a dialog closes, so
 * that the next press opens it, and tries again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let isMissing = false;
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadAgain(load) };
      } catch (cause) {
        return { default: ({ onClose }: Closable) => Missing({ cause, onClose }) };
      }
    });
  let Part = begin();
  const Missing = ({ cause, onClose }: Closable & { readonly cause: unknown }): null => {
    useEffect(() => {
      isMissing = true;
      Part = begin();
      showReloadNotice(cause);
      onClose?.();
    }, [cause, onClose]);
    return null;
  };
  return (props: Props & Closable) =>
    isMissing && props.open === false
      ? null
      : createElement(PartBoundary, null, createElement(Suspense, { fallback: null }, createElement(Part, props)));
};
