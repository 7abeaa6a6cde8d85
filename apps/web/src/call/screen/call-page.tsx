import '@asad/ui/theme.css';
import '@asad/ui/page.css';
import '@asad/ui/owl-poses.css';
import '../../styles/global.css';
import './note.css';
import { guideLines } from '../../site/guide-lines.ts';
import { listSiteLinks } from '../../site/site-links.ts';
import { site, suggestions } from '../../site/site.ts';
import { owner } from '@asad/content';
import { CallMeta, CallScreen, CallScreenBefore, CallScreenNote, type CallMetaProps } from '@asad/ui/call-screen';
import { useCallPart } from '@asad/call-core/react';
import { PartBoundary } from '@asad/ui/foundations';
import { ThemeToggle } from '@asad/ui/controls';
import { useCallback, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import type { PageProps } from '../../boot/hydrate-page.tsx';
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
import { getCallSession, loadDialogs } from './page-session.ts';
import type { CallSession } from '../session/create-call-session.ts';
import { useCallScreen } from './use-call-screen.ts';
import { useHasLasted } from './use-has-lasted.ts';
import { useIsSpent, useLimits, useMustType, useNotice, useRemainingCalls } from './use-outlook.ts';
import { useOwlOfCall } from './use-owl-of-call.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { toPath } from '../../site/to-path.ts';
import { createSwitch, useSwitch } from '../../storage/create-switch.ts';
import { contactLink } from '../../site/contact-link.ts';

const CallDialogs = lazyPart(() => loadDialogs().then((module) => module.CallDialogs));

const links = listSiteLinks();
const stillSky = createSwitch('asad_still_sky');

const CALL_WORDS = { idle: `Call ${site.assistant}`, connecting: 'Calling...', active: 'End Call' } as const;
/** A quick check needs no words. */
const CHECK_AFTER_MS = 800;
const NO_EAR = `This browser has no speech recognition: ${site.assistant} answers what you type.`;
const CHECKING = 'One moment, your call is being prepared.';
const STATUS_WORDS = {
  idle: '',
  connecting: `Calling ${site.assistant}.`,
  active: `${site.assistant} is on the line.`,
} as const;

const Beside = ({ session, snapshot, finished, ...rest }: ReturnType<typeof useCallScreen>): ReactNode => {
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
      <CallAfterwards key={finished.record.callId} finished={finished} mentions={rest.mentions} session={session} />
    );
  return <Before session={session} onAsk={rest.ask} />;
};

const Before = ({ session, onAsk }: { readonly session: CallSession; readonly onAsk: (idea: string) => void }) => (
  <CallScreenBefore
    instead={useIsSpent(session) ? <NoCallsLeft /> : undefined}
    kept={`${site.call.inShort} ${useNotice(session)}`.trim()}
    notices={[site.call.kept, useLimits(session), guideLines.hearingNotice]}
    ideas={suggestions}
    onAsk={onAsk}
  />
);

const NoCallsLeft = (): ReactNode => (
  <>
    <h2>{site.assistant} is asleep</h2>
    <p>Your calls are used up. {owner.firstName} answers mail, and every work is on the home page.</p>
    <NextSteps />
  </>
);

const NoEar = (): ReactNode => useMustType(getCallSession()) && <CallScreenNote>{NO_EAR}</CallScreenNote>;

/** Renders each second of a call, and when the backend answers: alone. */
const Meta = (props: CallMetaProps): ReactNode => {
  const session = getCallSession();
  const elapsedSeconds = useSecondsSince(useCallPart(session.call, ({ startedAtMs }) => startedAtMs));
  return <CallMeta {...props} elapsedSeconds={elapsedSeconds} remainingCalls={useRemainingCalls(session)} />;
};

/** Interruptible: screen and conversation together exceed a frame on slow phones. */
const Later = ({ children }: { readonly children: ReactNode }): ReactNode => useDeferredValue(children);

const Screen = ({ onReady }: PageProps): ReactNode => {
  useEffect(() => onReady?.(), [onReady]);
  const screen = useCallScreen();
  const { session, snapshot, dialog, finished, press } = screen;
  const { status, isMuted } = snapshot;
  const { levels } = session.call;
  const isStill = useSwitch(stillSky);
  const button = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const returnFocus = useCallback(() => button.current, []);
  /** Never the button, where a second press would hang up. */
  const findTalk = (): HTMLElement | null =>
    side.current?.querySelector<HTMLElement>('[role="log"], [data-part="title"]') ?? null;
  const isSpent = useIsSpent(session);
  const isAsleep = finished !== null || dialog === 'limit' || isSpent;
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
        isSpent={status === 'idle' && finished === null && isSpent}
        inShort={site.call.inShort}
        note={checking === undefined ? status === 'idle' && <NoEar /> : <CallScreenNote>{checking}</CallScreenNote>}
        onCancel={() => void session.call.end()}
        onType={() => press('text')}
        onMute={hasVoice ? () => void session.call.setMuted(!isMuted) : undefined}
        muteShortcut={SHORTCUTS.mute}
        controls={status !== 'idle' && <CallControls call={session.call} snapshot={snapshot} />}
        metaAs={Meta}
        meta={{
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
        sky={{ isStill, onToggle: () => stillSky.set(!isStill) }}
      >
        <Later>
          <Beside {...screen} />
        </Later>
      </CallScreen>
      {dialog !== undefined && (
        <CallDialogs
          session={session}
          open={dialog}
          onClose={screen.closeDialog}
          onVerified={screen.continueAfterCheck}
          returnFocus={returnFocus}
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
