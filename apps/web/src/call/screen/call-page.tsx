import '@asad/ui/theme.css';
import '@asad/ui/page.css';
import '@asad/ui/owl-poses.css';
import '../../styles/global.css';
import { guideLines } from '../../site/guide-lines.ts';
import { listSiteLinks } from '../../site/site-links.ts';
import { site, suggestions } from '../../site/site.ts';
import { owner } from '@asad/content';
import { CallScreen, CallScreenBefore } from '@asad/ui/call-screen';
import { PartBoundary } from '@asad/ui/foundations';
import { ThemeToggle } from '@asad/ui/controls';
import { useCallback, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../boot/lazy-part.ts';
import { BesideLink, CallRuns } from './beside-link.tsx';
import { CallAfterwards } from './call-afterwards.tsx';
import { CallWithoutScreen } from './call-without-screen.tsx';
import { CallControls } from './call-controls.tsx';
import { CallConversation } from './call-conversation.tsx';
import { describeNow } from './describe-now.ts';
import { NextSteps } from './next-steps.tsx';
import { CallErrors } from '../errors/call-errors.tsx';
import { SHORTCUTS } from './call-shortcuts.ts';
import { loadDialogs } from './page-session.ts';
import { useCallScreen } from './use-call-screen.ts';
import { useHasLasted } from './use-has-lasted.ts';
import { useOwlOfCall } from './use-owl-of-call.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { useStillSky } from './use-still-sky.ts';
import { toPath } from '../../site/to-path.ts';
import { contactLink } from '../../site/contact-link.ts';

const CallDialogs = lazyPart(() => loadDialogs().then((module) => module.default));

const links = listSiteLinks();

const CALL_WORDS = { idle: `Call ${site.assistant}`, connecting: 'Calling...', active: 'End Call' } as const;
/** A quick check needs no words. */
const CHECK_AFTER_MS = 800;
const NO_EAR = `This browser has no speech recognition: ${site.assistant} answers what you type.`;
const join = (...sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');
const CHECKING = 'One moment, your call is being prepared.';
const STATUS_WORDS = {
  idle: '',
  connecting: `Calling ${site.assistant}.`,
  active: `${site.assistant} is on the line.`,
} as const;

interface PageProps {
  readonly onReady?: (() => void) | undefined;
}

type ScreenState = ReturnType<typeof useCallScreen>;
type BesideProps = Pick<
  ScreenState,
  | 'session'
  | 'snapshot'
  | 'finished'
  | 'outlook'
  | 'suggestions'
  | 'cannotHear'
  | 'mentions'
  | 'ask'
  | 'speakAgain'
  | 'typeInstead'
>;

const Beside = ({ session, snapshot, finished, outlook, ...rest }: BesideProps): ReactNode => {
  // Keep the conversation: final transcripts may still arrive.
  if (snapshot.status !== 'idle' || (!finished && snapshot.conversation.lines.length > 0))
    return (
      <CallConversation
        call={session.call}
        snapshot={snapshot}
        suggestions={rest.suggestions}
        cannotHear={rest.cannotHear}
        onSpeakAgain={rest.speakAgain}
        onTypeInstead={rest.typeInstead}
      />
    );
  if (finished)
    return (
      <CallAfterwards
        key={finished.record.callId}
        finished={finished}
        mentions={rest.mentions}
        session={session}
        limits={outlook.limits}
      />
    );
  const isSpent = snapshot.status === 'idle' && outlook.remainingCalls === 0;
  return (
    <CallScreenBefore
      instead={isSpent ? <NoCallsLeft /> : undefined}
      kept={join(site.call.inShort, outlook.notice)}
      notices={[site.call.kept, outlook.limits, guideLines.hearingNotice]}
      ideas={suggestions}
      onAsk={rest.ask}
    />
  );
};

const NoCallsLeft = (): ReactNode => (
  <>
    <h2>{site.assistant} is asleep</h2>
    <p>Your calls are used up. {owner.firstName} answers mail, and every work is on the home page.</p>
    <NextSteps />
  </>
);

/** Interruptible: screen and conversation together exceed a frame on slow phones. */
const Later = ({ children }: { readonly children: ReactNode }): ReactNode => useDeferredValue(children);

const Screen = ({ onReady }: PageProps): ReactNode => {
  useEffect(() => onReady?.(), [onReady]);
  const screen = useCallScreen();
  const { session, snapshot, stats, dialog, finished, press } = screen;
  const { status, startedAtMs, isMuted } = snapshot;
  const { levels } = session.call;
  const [isStill, setStill] = useStillSky();
  const button = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const returnFocus = useCallback(() => button.current, []);
  /** Never the button, where a second press would hang up. */
  const findTalk = (): HTMLElement | null =>
    side.current?.querySelector<HTMLElement>('[role="log"], [data-part="title"]') ?? null;
  const elapsedSeconds = useSecondsSince(startedAtMs);
  const isAsleep = finished !== null || dialog === 'limit' || screen.outlook.remainingCalls === 0;
  const owl = useOwlOfCall(levels, snapshot, { isAsleep, isDeclined: screen.isDeclined });
  const hasVoice = snapshot.mode === 'voice';
  const { assistant } = snapshot.liveness;
  const checking = useHasLasted(screen.isAsking, CHECK_AFTER_MS) ? CHECKING : undefined;
  const isAfter = finished !== null && status === 'idle';
  return (
    <CallRuns value={status !== 'idle'}>
      <CallScreen
        header={{ name: site.name, homeHref: toPath('/'), links, children: <ThemeToggle /> }}
        linkAs={BesideLink}
        owl={owl}
        heading={site.call.heading}
        button={{ ref: button, status, labels: CALL_WORDS, onClick: () => press() }}
        isSpent={status === 'idle' && finished === null && screen.outlook.remainingCalls === 0}
        inShort={site.call.inShort}
        note={checking ?? (screen.hasNoEar ? NO_EAR : undefined)}
        onCancel={() => void session.call.end()}
        onType={() => press('text')}
        onMute={hasVoice ? () => void session.call.setMuted(!isMuted) : undefined}
        muteShortcut={SHORTCUTS.mute}
        controls={status !== 'idle' && <CallControls call={session.call} snapshot={snapshot} />}
        meta={{
          elapsedSeconds,
          remainingCalls: screen.outlook.remainingCalls,
          ...describeNow(snapshot),
          isMuted,
          isReconnecting: assistant.state === 'gone',
          readLevel: hasVoice ? levels.visitor : undefined,
        }}
        onIntent={session.warmUp}
        withoutScript={
          <>
            The call needs JavaScript. Without it, or in a browser from before 2024, write to{' '}
            <a href={contactLink.href}>{contactLink.text}</a>.
          </>
        }
        alert={
          <CallErrors
            error={screen.error}
            mode={snapshot.mode}
            onPress={press}
            onDismiss={screen.dismissError}
            returnFocus={returnFocus}
          />
        }
        shown={screen.shown}
        isAwaited={screen.isAwaited}
        onDismiss={() => {
          findTalk()?.focus({ preventScroll: true });
          screen.dismissShown();
        }}
        announcement={checking ?? (isAfter ? 'The call has ended. The transcript is below.' : STATUS_WORDS[status])}
        sideRef={side}
        footer={site.call.footer}
        email={owner.email}
        sky={{ isStill, onToggle: () => setStill(!isStill) }}
      >
        <Later>
          <Beside {...screen} />
        </Later>
      </CallScreen>
      {dialog !== undefined && (
        <CallDialogs
          check={session.check}
          stats={stats}
          open={dialog}
          onClose={screen.closeDialog}
          onContinue={session.primeSound}
          onVerified={screen.continueAfterCheck}
          returnFocus={returnFocus}
          keptNote={join(site.call.kept, screen.outlook.limits)}
        />
      )}
    </CallRuns>
  );
};

const CallPage = (props: PageProps): ReactNode => (
  <PartBoundary fallback={<CallWithoutScreen />}>
    <Screen {...props} />
  </PartBoundary>
);

export { CallPage as Page };
