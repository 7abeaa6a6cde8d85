import { useRef, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { CallButton, type CallButtonProps } from '../call-button/call-button.tsx';
import { CallMeta, type CallMetaProps } from '../call-meta/call-meta.tsx';
import type { LinkAs } from '../foundations/link-as.ts';
import { classNames, HIDDEN, LABEL, ROW } from '../foundations/parts.tsx';
import { PartBoundary, useRedrawWhenRemoved } from '../foundations/part-boundary.ts';
import { Words } from '../foundations/words.ts';
import { NightSky } from '../night-sky/night-sky.tsx';
import { Owl, type OwlProps } from '../owl/owl.tsx';
import { useLiveOwl } from '../owl/use-live-owl.ts';
import { SiteHeader, type SiteHeaderProps } from '../site-header/site-header.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { CallScreenCards, type CallScreenEntry } from './call-screen-cards.tsx';
import { CALL_SCREEN_WORDS as words } from './call-screen-words.ts';
import css from './call-screen.module.css';

export { CallScreenAfterwards, CallScreenBefore, type CallScreenAfterwardsProps } from './call-screen-around.tsx';
export type { SoundDevices, SoundPanelProps } from '../sound-panel/sound-panel.tsx';
export { CallScreenControls } from './call-screen-controls.tsx';
export { CallMeta, type CallMetaProps } from '../call-meta/call-meta.tsx';
export { CallScreenTalk } from './call-screen-talk.tsx';

export interface CallScreenProps extends LinkAs {
  /** The header. */
  readonly header: Pick<SiteHeaderProps, 'name' | 'homeHref' | 'links' | 'children'>;
  /** Looks at the shown card. `readLevel` returns the speaker's level, 0 to 1; absent: no call. */
  readonly owl: Pick<OwlProps, 'state' | 'mood' | 'label'> & { readonly readLevel?: (() => number) | undefined };
  /** Headline, hidden during a call. */
  readonly heading: string;
  /** The call button. */
  readonly button: CallButtonProps;
  /** True if no call is left: the button is quiet. */
  readonly isSpent?: boolean | undefined;
  /** Describes the button for `aria-describedby`. */
  readonly inShort: string;
  /** A CallScreenNote, below the button before a call. */
  readonly note?: ReactNode;
  /** Cancels a connecting call. */
  readonly onCancel: () => void;
  /** Starts a typed call. */
  readonly onType: () => void;
  /** Toggles the microphone; absent: none. */
  readonly onMute?: (() => void) | undefined;
  /** In ARIA notation: `Alt+M`. */
  readonly muteShortcut: string;
  /** CallScreenControls, during a call. */
  readonly controls?: ReactNode;
  /** The status line. */
  readonly meta: CallMetaProps;
  /** Renders the status line separately from the screen. Default: CallMeta. */
  readonly metaAs?: ComponentType<CallMetaProps> | undefined;
  /** Called on pointer or focus intent, before a press. */
  readonly onIntent?: (() => void) | undefined;
  /** Shown without scripts. */
  readonly withoutScript?: ReactNode;
  /** An AlertBox. */
  readonly alert?: ReactNode;
  /** Entries that the assistant mentions now. */
  readonly shown?: readonly CallScreenEntry[];
  /** True from a question until its answer begins: dims entries and suggestions of the answer before. */
  readonly isAwaited?: boolean | undefined;
  /** Dismisses the shown entries. */
  readonly onDismiss: () => void;
  /** Announced when a call starts or ends. */
  readonly announcement?: string | undefined;
  /** CallScreenBefore, CallScreenTalk or CallScreenAfterwards. */
  readonly children: ReactNode;
  /** Element around the children. */
  readonly sideRef?: Ref<HTMLDivElement>;
  /** Footer text. */
  readonly footer: string;
  /** Contact address. */
  readonly email: string;
  /** The sky's animation. */
  readonly sky: { readonly isStill: boolean; readonly onToggle: () => void };
}

type StageProps = Omit<CallScreenProps, 'header' | 'isAwaited' | 'sideRef' | 'footer' | 'email' | 'sky' | 'children'>;

const Bar = (props: StageProps): ReactNode => {
  const { button, meta, metaAs: Meta = CallMeta, inShort, onIntent } = props;
  const bar = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(bar);
  return (
    <div ref={bar} className={classNames(ROW, css['press'])} onPointerEnter={onIntent} onFocus={onIntent}>
      <CallButton {...button} data-needs-script aria-describedby="in-short" />
      {button.status === 'connecting' && <Button onClick={props.onCancel}>{words.cancel}</Button>}
      {button.status === 'idle' && (
        <Button onClick={props.onType} data-needs-script>
          {words.typeInstead}
        </Button>
      )}
      {button.status === 'active' && props.onMute && (
        <Button aria-pressed={meta.isMuted} aria-keyshortcuts={props.muteShortcut} onClick={props.onMute}>
          <Words>{meta.isMuted ? words.unmute : words.mute}</Words>
        </Button>
      )}
      {props.controls}
      <Meta className={css['meta']} {...meta} />
      <span id="in-short" hidden>
        {inShort}
      </span>
    </div>
  );
};

/** A note of the call screen. */
export const CallScreenNote = ({ children }: { readonly children: string }): ReactNode => (
  <p className={css['note']} data-part="note">
    <Words>{children}</Words>
  </p>
);

const Stage = (props: StageProps): ReactNode => {
  const { heading, button, shown = [], linkAs } = props;
  const { readLevel, ...owl } = props.owl;
  const [card, setCard] = useState<HTMLElement | null>(null);
  const liveOwl = useLiveOwl(readLevel, card);
  return (
    <>
      <div className={css['perch']}>
        <Owl ref={liveOwl} {...owl} />
      </div>
      <h1 className={classNames(css['heading'], button.status === 'idle' ? undefined : HIDDEN)}>{heading}</h1>
      <PartBoundary name="The bar of the call">
        <Bar {...props} />
      </PartBoundary>
      <div className={css['notes']}>
        {props.note}
        {props.withoutScript !== undefined && (
          <noscript>
            <p className={css['note']}>{props.withoutScript}</p>
          </noscript>
        )}
        <PartBoundary name="A message of this page">{props.alert}</PartBoundary>
      </div>
      <PartBoundary name="The card of what was mentioned">
        <CallScreenCards onCard={setCard} shown={shown} onDismiss={props.onDismiss} linkAs={linkAs} />
      </PartBoundary>
      <p role="status" className={HIDDEN}>
        {shown.length > 0 && <Words>{`${words.mentioned}: ${shown.map(({ title }) => title).join(', ')}`}</Words>}
      </p>
      <p role="status" className={HIDDEN}>
        {props.announcement !== undefined && <Words>{props.announcement}</Words>}
      </p>
    </>
  );
};

/** The call screen: owl, button and conversation. Presentational. */
export const CallScreen = (props: CallScreenProps): ReactNode => {
  const { header, sideRef, footer, email, sky, isAwaited, children, ...stage } = props;
  const { status } = stage.button;
  const page = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(page);
  return (
    <div
      ref={page}
      className={css['page']}
      data-status={status}
      data-spent={stage.isSpent ? '' : undefined}
      data-awaited={isAwaited ? '' : undefined}
    >
      <SkipLink href="#content">{words.skip}</SkipLink>
      <SiteHeader {...header} linkAs={stage.linkAs} />
      <main id="content" tabIndex={-1} className={css['main']}>
        <Stage {...stage} />
        <div ref={sideRef} className={css['side']}>
          <PartBoundary name="The conversation">{children}</PartBoundary>
        </div>
      </main>
      <footer className={classNames(LABEL, ROW, css['footer'])}>
        <p>{footer}</p>
        <p>
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}{' '}
          <button
            type="button"
            className={css['textButton']}
            data-part="still"
            data-needs-script
            aria-pressed={sky.isStill}
            onClick={sky.onToggle}
          >
            {words.stillSky}
          </button>
        </p>
      </footer>
      {/* Nothing moves during a talk. The page grows while it streams in: hills painted earlier would jump. */}
      <NightSky still={sky.isStill || status !== 'idle'} />
    </div>
  );
};
