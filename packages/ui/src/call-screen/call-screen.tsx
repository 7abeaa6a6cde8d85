'use client';

import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { CallButton, type CallButtonProps } from '../call-button/call-button.tsx';
import { CallMeta, type CallMetaProps } from '../call-meta/call-meta.tsx';
import type { LinkAs } from '../foundations/link-as.ts';
import { PartBoundary, useRedrawWhenRemoved } from '../foundations/part-boundary.ts';
import { Words } from '../foundations/words.ts';
import { NightSky } from '../night-sky/night-sky.tsx';
import { Owl, type OwlState } from '../owl/owl.tsx';
import { useOwlBlink } from '../owl/use-owl-blink.ts';
import { useOwlGaze } from '../owl/use-owl-gaze.ts';
import { useOwlLevel } from '../owl/use-owl-level.ts';
import { useOwlPointing } from '../owl/use-owl-pointing.ts';
import { SiteHeader, type SiteHeaderProps } from '../site-header/site-header.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { CallScreenCards, type CallScreenEntry } from './call-screen-cards.tsx';
import css from './call-screen.module.css';

export { CallScreenAfterwards, CallScreenBefore } from './call-screen-around.tsx';
export { CallScreenTalk, type CallScreenSoundProps, type SoundDevices } from './call-screen-talk.tsx';

/** Above this the visitor counts as speaking; the specification's 0.01 of 0.15, with room for a breathing microphone. */
const HEARD_LEVEL = 0.12;
const LOOK_EVERY_MS = 100;

/** Whether the visitor is heard now, looked at ten times a second while somebody listens. */
function useIsHeard(level: (() => number) | undefined): boolean {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    if (!level) return undefined;
    const timer = setInterval(() => setIsHeard(level() > HEARD_LEVEL), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [level]);
  return level !== undefined && isHeard;
}

interface CallScreenOwlProps {
  /** What he is doing. */
  readonly state: OwlState;
  /** His accessible name. */
  readonly label: string;
  /** How loud the one is who speaks or is listened to, 0 to 1; absent: no call runs. */
  readonly readLevel?: (() => number) | undefined;
  /** How loud the visitor is, while he listens: then he is all ears. */
  readonly readVisitorLevel?: (() => number) | undefined;
  /** What he points at. */
  readonly pointsAt?: Element | null;
}

/** The owl of the call screen: listens, thinks, speaks and sleeps with the call, by its true levels. */
const CallScreenOwl = (props: CallScreenOwlProps): ReactNode => {
  const { state, label, readLevel, readVisitorLevel, pointsAt = null } = props;
  const owl = useRef<SVGSVGElement>(null);
  const isHeard = useIsHeard(readVisitorLevel);
  useOwlGaze(owl);
  useOwlBlink(owl);
  useOwlLevel(owl, readLevel);
  useOwlPointing(owl, pointsAt);
  return <Owl ref={owl} className={css['owl']} state={isHeard ? 'listening' : state} label={label} />;
};

export interface CallScreenProps extends LinkAs {
  /** The name in the header, and its links. */
  readonly header: Pick<SiteHeaderProps, 'name' | 'links' | 'children'>;
  /** The owl; what he points at is the card that is shown. */
  readonly owl: Omit<CallScreenOwlProps, 'pointsAt'>;
  /** The headline, which yields while somebody talks. */
  readonly heading: string;
  /** The button: where the call stands, its words, what a press does. */
  readonly button: CallButtonProps;
  /** The call has ended, and what remains of it stands beside. */
  readonly isAfter: boolean;
  /** One sentence that the button is described by. */
  readonly inShort: string;
  /** One thing to know before the press, below the button. */
  readonly note?: string | undefined;
  /** Gives the call up while it is being made. */
  readonly onCancel: () => void;
  /** Begins a call that is typed. */
  readonly onType: () => void;
  /** Turns the visitor's microphone off and on; absent: there is none. */
  readonly onMute?: (() => void) | undefined;
  /** Its shortcut, as ARIA writes it: `Alt+M`. */
  readonly muteShortcut: string;
  /** Time, calls left, who speaks, and the level of the visitor. */
  readonly meta: CallMetaProps;
  /** Somebody is about to press. */
  readonly onIntent?: (() => void) | undefined;
  /** What stands here without script. */
  readonly withoutScript?: ReactNode;
  /** What went wrong: an AlertBox. */
  readonly alert?: ReactNode;
  /** What the assistant points at now. */
  readonly shown?: readonly CallScreenEntry[];
  /** Takes that away. */
  readonly onDismiss: () => void;
  /** What is read out, and not seen, when the call begins and ends. */
  readonly announcement?: string | undefined;
  /** What stands beside the button: CallScreenBefore, CallScreenTalk or CallScreenAfterwards. */
  readonly children: ReactNode;
  /** The element around that. */
  readonly sideRef?: Ref<HTMLDivElement>;
  /** Words at the foot. */
  readonly footer: string;
  /** Where one can write. */
  readonly email: string;
  /** Whether the sky stands still, and what turns it. */
  readonly sky: { readonly isStill: boolean; readonly onToggle: () => void };
}

type StageProps = Omit<CallScreenProps, 'header' | 'sideRef' | 'footer' | 'email' | 'sky' | 'children'>;

/** The call button, its companions (cancel, type, mute), and the status line of the call. */
const Bar = (props: StageProps): ReactNode => {
  const { button, meta, inShort, onIntent } = props;
  const bar = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(bar);
  return (
    <div ref={bar} className={css['press']} onPointerEnter={onIntent} onFocus={onIntent} onTouchStart={onIntent}>
      <CallButton {...button} data-needs-script aria-describedby="in-short" />
      {button.status === 'connecting' && <Button onClick={props.onCancel}>Cancel</Button>}
      {button.status === 'idle' && (
        <Button onClick={props.onType} data-needs-script>
          Type instead
        </Button>
      )}
      {button.status === 'active' && props.onMute && (
        <Button aria-pressed={meta.isMuted} aria-keyshortcuts={props.muteShortcut} onClick={props.onMute}>
          <Words>{meta.isMuted ? 'Unmute' : 'Mute'}</Words>
        </Button>
      )}
      <CallMeta className={css['meta']} {...meta} />
      <span id="in-short" hidden>
        {inShort}
      </span>
    </div>
  );
};

/** The owl, the headline, the bar of the call, and what he points at. */
const Stage = (props: StageProps): ReactNode => {
  const { owl, heading, shown = [], linkAs } = props;
  const [card, setCard] = useState<HTMLElement | null>(null);
  return (
    <div className={css['stage']}>
      <CallScreenOwl {...owl} pointsAt={card} />
      <h1 className={css['heading']}>{heading}</h1>
      <PartBoundary name="The bar of the call">
        <Bar {...props} />
      </PartBoundary>
      {props.note !== undefined && (
        <p className={css['note']}>
          <Words>{props.note}</Words>
        </p>
      )}
      {props.withoutScript !== undefined && (
        <noscript>
          <p className={css['note']}>{props.withoutScript}</p>
        </noscript>
      )}
      <PartBoundary name="A message of this page">{props.alert}</PartBoundary>
      <PartBoundary name="The card of what was mentioned">
        <CallScreenCards onCard={setCard} shown={shown} onDismiss={props.onDismiss} linkAs={linkAs} />
      </PartBoundary>
      <p role="status" className={css['hidden']}>
        {shown.length > 0 && <Words>{`Mentioned: ${shown.map(({ title }) => title).join(', ')}`}</Words>}
      </p>
      <p role="status" className={css['hidden']}>
        {props.announcement !== undefined && <Words>{props.announcement}</Words>}
      </p>
    </div>
  );
};

const Footer = ({ footer, email, sky }: Pick<CallScreenProps, 'footer' | 'email' | 'sky'>): ReactNode => (
  <footer className={css['footer']}>
    <p>{footer}</p>
    <p>
      <a href={`mailto:${email}`}>{email}</a>{' '}
      <button
        type="button"
        className={css['textButton']}
        data-part="still"
        data-needs-script
        aria-pressed={sky.isStill}
        onClick={sky.onToggle}
      >
        Still the sky
      </button>
    </p>
  </footer>
);

/** The whole screen of a call: an owl, one large button, and the conversation beside it. Knows no call: all is said by props. */
export const CallScreen = (props: CallScreenProps): ReactNode => {
  const { header, sideRef, footer, email, sky, children, ...stage } = props;
  const { status } = stage.button;
  const page = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(page);
  return (
    <div ref={page} className={css['page']} data-status={status} data-after={stage.isAfter ? '' : undefined}>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <SiteHeader {...header} linkAs={stage.linkAs} />
      <main id="content" tabIndex={-1} className={css['main']}>
        <Stage {...stage} />
        <div ref={sideRef} className={css['side']}>
          <PartBoundary name="The conversation">{children}</PartBoundary>
        </div>
      </main>
      <Footer footer={footer} email={email} sky={sky} />
      {/* Last: it fills the page, which grows while its text arrives; hills that stood already would jump. */}
      <NightSky still={sky.isStill} />
    </div>
  );
};
