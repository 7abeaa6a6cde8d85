import { owner } from '@asad/content';
import { Button } from '@asad/ui/controls';
import { VerificationDialog, type VerificationDialogProps } from '@asad/ui/dialogs';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, type ReactNode } from 'react';
import { CAPTCHA_TEXTS, getCaptchaErrorText, getRefusalText, isCodeMissing } from './captcha-texts.ts';
import type { CaptchaEvents, CaptchaWidget } from './captcha/captcha-widget.ts';
import { mountCaptcha } from './captcha/mount-captcha.ts';
import { reloadPage } from '../../boot/load-again.ts';
import type { VisitorCheck } from '../backend/backend.ts';
import css from './verification-modal.module.css';
import { reduceVerification, UNSOLVED } from './verification-state.ts';

/** Pause between success and closing (specification, section 9). */
const SUCCESS_MS = 1_000;

export interface VerificationModalProps extends Pick<
  VerificationDialogProps,
  'open' | 'onClose' | 'returnFocus' | 'keptNote'
> {
  readonly check: Pick<VisitorCheck, 'fetchChallenge' | 'pass'>;
  /** Runs within the press, where Safari permits audio. */
  readonly onContinue: () => void;
  /** Called when the requested call can start. */
  readonly onVerified: () => void;
}

/** reCAPTCHA's pictures are outside the dialog; a press there must not close it. */
const belongsToCaptcha = (element: Element): boolean =>
  element.closest('iframe[src*="recaptcha"], div:has(> div > iframe[src*="recaptcha"])') !== null;

/** Runs captcha, anonymous sign-in and server verification. */
export const VerificationModal = (props: VerificationModalProps): ReactNode => {
  const { check, open, onClose, onContinue, onVerified, returnFocus, keptNote } = props;
  const [state, dispatch] = useReducer(reduceVerification, UNSOLVED);
  const widget = useRef<CaptchaWidget | null>(null);

  /** Mounts with the dialog's body: a hidden captcha uses no resources. */
  const host = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return undefined;
      let isGone = false;
      const events: CaptchaEvents = {
        solved: (token) => dispatch({ type: 'captchaSolved', token }),
        expired: () => dispatch({ type: 'captchaExpired' }),
        failed: (cause) => {
          const text = cause === undefined ? CAPTCHA_TEXTS.failedToInitialize : getCaptchaErrorText(cause);
          dispatch({ type: 'captchaFailed', text });
        },
      };
      mountCaptcha(element, events, check).then(
        (mounted) => {
          if (isGone) mounted.destroy();
          else widget.current = mounted;
        },
        (error: unknown) => {
          console.error(error);
          if (!isGone) dispatch({ type: 'captchaFailed', text: getCaptchaErrorText(error) });
        },
      );
      return () => {
        isGone = true;
        widget.current?.destroy();
        widget.current = null;
      };
    },
    [check],
  );

  const close = (): void => {
    dispatch({ type: 'closed' });
    onClose();
  };
  const finish = useEffectEvent(() => {
    close();
    onVerified();
  });
  useEffect(() => {
    if (state.status !== 'verified' || !open) return undefined;
    const timer = setTimeout(() => finish(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state.status, open]);

  async function verify(token: string): Promise<void> {
    try {
      await check.pass(token);
      dispatch({ type: 'verified' });
    } catch (error) {
      console.error(error);
      dispatch({ type: 'refused', text: getRefusalText(error), offersReload: isCodeMissing(error) });
      // A token is valid once, even if the check failed.
      widget.current?.reset().catch((cause: unknown) => {
        console.error(cause);
        dispatch({ type: 'captchaFailed', text: getCaptchaErrorText(cause) });
      });
    }
  }

  return (
    <VerificationDialog
      open={open}
      onClose={close}
      title="Hey there!"
      status={state.status}
      labels={{ proceed: 'Continue to Call', verifying: 'Verifying...' }}
      onProceed={() => {
        dispatch({ type: 'continued' });
        onContinue();
        if (state.token !== null) void verify(state.token);
      }}
      description={`${owner.name} ${owner.pronouns === 'we' ? 'protect' : 'protects'} me from runaway usage, so a quick check is needed before we talk.`}
      keptNote={keptNote}
      error={state.error}
      success={state.status === 'verified' ? CAPTCHA_TEXTS.success : undefined}
      ownsElsewhere={belongsToCaptcha}
      returnFocus={returnFocus}
    >
      <div className={css['check']}>
        <div ref={host} className={css['captcha']} />
        {state.error === undefined && <p role="status">Loading the check…</p>}
      </div>
      {state.offersReload && <Button onClick={() => void reloadPage()}>Reload</Button>}
    </VerificationDialog>
  );
};
