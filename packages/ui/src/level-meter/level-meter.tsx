import { useEffect, useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './level-meter.module.css';

export interface LevelMeterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Returns 0 to 1; read ten times a second. */
  readonly readLevel: () => number;
}

const LOOK_EVERY_MS = 100;
const Root = root('span', 'level-meter', css['root']);

/** A level bar. Hidden from screen readers; its steps also work under reduced motion. */
export const LevelMeter = ({ readLevel, ref, ...rest }: LevelMeterProps): ReactNode => {
  const bar = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => bar.current as HTMLSpanElement, []);
  useEffect(() => {
    const timer = setInterval(() => bar.current?.style.setProperty('--level', readLevel().toFixed(2)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [readLevel]);
  return <Root aria-hidden="true" {...rest} ref={bar} />;
};
