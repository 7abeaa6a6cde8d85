import '@asad/ui/theme.css';
import '../../styles/global.css';
import { guideLines, owner, projects, site, suggestions } from '@asad/content';
import { Button } from '@asad/ui/button';
import { CallButton } from '@asad/ui/call-button';
import { CallMeta } from '@asad/ui/call-meta';
import { NightSky } from '@asad/ui/night-sky';
import { SiteHeader } from '@asad/ui/site-header';
import { SkipLink } from '@asad/ui/skip-link';
import { ThemeToggle } from '@asad/ui/theme-toggle';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../../boot/lazy-part.ts';
import { BesideLink } from './beside-link.tsx';
import { CallAfterwards } from './call-afterwards.tsx';
import { CallConversation } from './call-conversation.tsx';
import { CallErrors } from '../errors/call-errors.tsx';
import { CallMention } from './call-mention.tsx';
import { CallOwl } from './call-owl.tsx';
import css from './call-page.module.css';
import { SHORTCUTS } from './call-shortcuts.ts';
import { useCallScreen } from './use-call-screen.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { useStillSky } from './use-still-sky.ts';

/** The dialogs and the code under them are loaded when one is wanted; `warmUp` fetches them ahead of the press. */
const CallDialogs = lazyPart(() => import('./call-dialogs.tsx').then((module) => module.default));

const links = [
  { href: '/', text: 'Home' },
  ...(projects.length > 0 ? [{ href: '/#works', text: 'Works' }] : []),
  { href: '/#about', text: 'About' },
];

/** The specification's words (section 2). */
const CALL_WORDS = { idle: 'Call ASAD', connecting: 'Calling...', active: 'End Call' } as const;
const META_WORDS = { assistant: 'ASAD is speaking' } as const;
const STATUS_WORDS = { idle: '', connecting: 'Calling ASAD.', active: 'ASAD is on the line.' } as const;

/** The call screen (specification, section 2): an owl, one large button, and the conversation beside it. */
const CallPage = ({ onReady }: { readonly onReady?: () => void }): ReactNode => {
  useEffect(() => onReady?.(), [onReady]);
  const screen = useCallScreen();
  const { session, snapshot, stats, dialog, finished, press } = screen;
  const { status, startedAtMs, assistantIsSpeaking, isMuted } = snapshot;
  const [isStill, setStill] = useStillSky();
  const button = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const returnFocus = useCallback(() => button.current, []);
  /** The talk, or what remains of it: never the button, which would hang up. */
  const findTalk = (): HTMLElement | null =>
    side.current?.querySelector<HTMLElement>('[role="log"], [data-part="title"]') ?? null;
  /** The card that the owl points at. */
  const [card, setCard] = useState<HTMLElement | null>(null);
  const elapsedSeconds = useSecondsSince(startedAtMs);
  const isUnderWay = status !== 'idle';
  return (
    <div className={css['page']} data-status={status} data-after={finished && !isUnderWay ? '' : undefined}>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <SiteHeader name={site.name} links={links} linkAs={isUnderWay ? BesideLink : undefined}>
        <ThemeToggle />
      </SiteHeader>
      <main id="content" tabIndex={-1} className={css['main']}>
        <div className={css['stage']}>
          <CallOwl
            levels={session.call.levels}
            snapshot={snapshot}
            isAsleep={finished !== null || dialog === 'limit'}
            pointsAt={card}
          />
          <h1 className={css['heading']}>{site.call.heading}</h1>
          <div
            className={css['press']}
            onPointerEnter={session.warmUp}
            onFocus={session.warmUp}
            onTouchStart={session.warmUp}
          >
            <CallButton
              ref={button}
              status={status}
              labels={CALL_WORDS}
              onPress={() => press()}
              data-needs-script
              aria-describedby="in-short"
            />
            {status === 'connecting' && <Button onClick={() => void session.call.end()}>Cancel</Button>}
            {!isUnderWay && (
              <Button onClick={() => press('text')} data-needs-script>
                Type instead
              </Button>
            )}
            {status === 'active' && snapshot.mode === 'voice' && (
              <Button
                aria-pressed={isMuted}
                aria-keyshortcuts={SHORTCUTS.mute}
                onClick={() => void session.call.setMuted(!isMuted)}
              >
                {isMuted ? 'Unmute' : 'Mute'}
              </Button>
            )}
            <CallMeta
              className={css['meta']}
              elapsedSeconds={elapsedSeconds}
              remainingCalls={stats?.remainingCalls}
              speaking={assistantIsSpeaking ? 'assistant' : 'nobody'}
              isMuted={isMuted}
              isReconnecting={snapshot.isReconnecting}
              readLevel={snapshot.mode === 'voice' ? session.call.levels.visitor : undefined}
              labels={META_WORDS}
            />
            <span id="in-short" hidden>
              {site.call.inShort}
            </span>
          </div>
          <noscript>
            <p className={css['note']}>
              The call needs JavaScript. Without it, write to <a href={`mailto:${owner.email}`}>{owner.email}</a>.
            </p>
          </noscript>
          <CallErrors
            error={screen.error}
            mode={snapshot.mode}
            onPress={press}
            onDismiss={screen.dismissError}
            returnFocus={returnFocus}
          />
          <CallMention ref={setCard} shown={screen.shown} onDismiss={screen.dismissShown} returnFocus={findTalk} />
          <p role="status" className={css['hidden']}>
            {finished && !isUnderWay ? 'The call has ended. The transcript is below.' : STATUS_WORDS[status]}
          </p>
        </div>
        <div ref={side} className={css['side']}>
          {isUnderWay ? (
            <CallConversation
              call={session.call}
              snapshot={snapshot}
              suggestions={screen.suggestions}
              cannotHear={screen.cannotHear}
            />
          ) : finished ? (
            <CallAfterwards
              key={finished.record.callId}
              finished={finished}
              mentions={screen.mentions}
              session={session}
            />
          ) : (
            <div className={css['before']}>
              <p>{site.call.kept}</p>
              <p>{guideLines.hearingNotice}</p>
              <h2 className={css['small']}>Worth asking</h2>
              <ul className={css['ideas']}>
                {suggestions.map((suggestion) => (
                  <li key={suggestion}>
                    <button type="button" data-needs-script onClick={() => screen.ask(suggestion)}>
                      {suggestion}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </main>
      <footer className={css['footer']}>
        <p>{site.call.footer}</p>
        <p>
          <a href={`mailto:${owner.email}`}>{owner.email}</a>{' '}
          <button
            type="button"
            className={css['textButton']}
            data-part="still"
            data-needs-script
            aria-pressed={isStill}
            onClick={() => setStill(!isStill)}
          >
            Still the sky
          </button>
        </p>
      </footer>
      {/* Last: it fills the page, which grows while its text arrives; hills that stood already would jump. */}
      <NightSky still={isStill} />
      {screen.hasDialogs && (
        <Suspense fallback={null}>
          <CallDialogs
            session={session}
            stats={stats}
            open={dialog}
            onClose={screen.closeDialog}
            returnFocus={returnFocus}
          />
        </Suspense>
      )}
    </div>
  );
};

export { CallPage as Page };
