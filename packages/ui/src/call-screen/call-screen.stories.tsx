import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SCREEN, WITH_LARGE_TEXT } from '../../.storybook/testing/screens.tsx';
import { AlertBox } from '../alert-box/alert-box.tsx';
import { Button, LinkButton } from '../button/button.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { LimitDialog } from '../limit-dialog/limit-dialog.tsx';
import { VerificationDialog } from '../verification-dialog/verification-dialog.tsx';
import {
  CallScreenNote,
  CallScreen,
  CallScreenAfterwards,
  CallScreenBefore,
  CallScreenControls,
  CallScreenTalk,
} from './call-screen.tsx';

const CALL = { onClick: fn(), labels: { idle: 'Call ASAD', connecting: 'Calling...', active: 'End Call' } };
const SHORTCUTS = { mute: 'Alt+M', hush: 'Alt+S', type: 'Alt+T' };
const NAMES = { visitor: 'You', assistant: 'ASAD' };
const GREETING = { id: 0, speaker: 'assistant', text: 'Good evening, I am ASAD. What may I tell you?' } as const;
const QUESTION = { id: 1, speaker: 'visitor', text: 'What is Lighthouse?' } as const;
const ANSWER = { id: 2, speaker: 'assistant', text: 'Lighthouse is a plan for a harbour, on one screen' } as const;
const LINES = [
  { ...GREETING, isFinal: true },
  { ...QUESTION, isFinal: true },
  { ...ANSWER, isFinal: false },
];
const ENTRY = {
  key: 'lighthouse',
  kind: 'Project',
  title: 'Lighthouse',
  text: 'Ships see their berth, their pilot and the tide.',
  href: '/#work-lighthouse',
  linkText: 'See the work',
  colours: ['#123c4a', '#e0a03c'],
} as const;
const quiet = (): number => 0.05;

const talk = {
  lines: LINES,
  names: NAMES,
  placeholder: 'ASAD is about to speak.',
  isAloud: true,
  suggestions: [],
  suggestionsLabel: 'Questions ASAD can answer',
  onAsk: fn(),
} as const;
const controls = {
  hasVoice: true,
  isSpeaking: true,
  shortcuts: SHORTCUTS,
  onSend: () => true,
  onHush: fn(),
} as const;

const before = {
  kept: 'The transcript is kept for Sam to read.',
  notices: ['ASAD is a program, not a person. The transcript of your call is kept 90 days.'],
  ideas: ['What has Sam built?', 'Tell me about Lighthouse', 'Is Sam available for work?'],
  onAsk: fn(),
};

const meta = {
  title: 'Screens/Call',
  component: CallScreen,
  ...SCREEN,
  parameters: {
    ...SCREEN.parameters,
    advice: {
      For: 'The page of a call: what one sees before, during and after it, in every state, without a microphone.',
      Not: 'Inside of another page: it brings header, footer and sky along.',
      Keyboard:
        'Skip link, header, the button, the bar, then the talk: by Tab, in this order. Alt+M, Alt+S, Alt+T in a call.',
    },
  },
  args: {
    header: {
      name: 'Sam Sample',
      homeHref: '/',
      links: [
        { href: '/', text: 'Home' },
        { href: '/#about', text: 'About' },
      ],
      children: <ThemeToggle />,
    },
    owl: { state: 'idle', label: 'ASAD, the owl' },
    heading: 'Talk to ASAD, he knows Sam Sample better than anyone',
    button: { ...CALL, status: 'idle' },
    inShort: 'A talk with a program, kept 90 days.',
    onCancel: fn(),
    onType: fn(),
    muteShortcut: SHORTCUTS.mute,
    meta: { remainingCalls: 3, labels: { assistant: 'ASAD is speaking' } },
    shown: [],
    onDismiss: fn(),
    footer: 'Available 24/7 • Instant response • Powered by AI',
    email: 'sam@sample.example',
    sky: { isStill: false, onToggle: fn() },
    children: <CallScreenBefore {...before} />,
  },
} satisfies Meta<typeof CallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = {
  ...meta.args,
  owl: { state: 'speaking', label: 'ASAD, the owl', readLevel: () => 0.5 },
  button: { ...CALL, status: 'active' },
  meta: { ...meta.args.meta, elapsedSeconds: 67, speaking: 'assistant', remainingCalls: 2, readLevel: quiet },
  controls: <CallScreenControls {...controls} />,
  children: <CallScreenTalk {...talk} />,
} as const;
const ACTIVE = { ...TYPED, onMute: fn() } as const;
const POINTING = { ...ACTIVE, shown: [ENTRY] } as const;
const AFTER = {
  ...meta.args,
  owl: { state: 'asleep', label: 'ASAD, the owl' },
  meta: { remainingCalls: 2 },
  children: (
    <CallScreenAfterwards
      lines={[
        { ...GREETING, isFinal: true },
        { ...QUESTION, isFinal: true },
        { ...ANSWER, isFinal: true, isInterrupted: true },
      ]}
      names={NAMES}
      onCopy={async () => undefined}
      onDownload={fn()}
      onDownloadJson={fn()}
      onDownloadVtt={fn()}
      summary={['You talked about Lighthouse.', '1 minute, 1 question.']}
      next={
        <>
          <LinkButton tone="primary" href="https://meet.example.com">
            Book a Meeting
          </LinkButton>
          <LinkButton href="mailto:sam@sample.example">Write to Sam</LinkButton>
        </>
      }
      questions={[QUESTION.text]}
      note="The copy that goes by mail stays."
    />
  ),
} as const;

export const BeforeACall: Story = {};
export const BeforeACallByAProvider: Story = {
  args: {
    ...meta.args,
    children: <CallScreenBefore {...before} kept={`${before.kept} ASAD is an AI in these calls.`} />,
  },
};
export const BeforeACallWithoutHearing: Story = {
  args: {
    ...meta.args,
    note: <CallScreenNote>This browser has no speech recognition: ASAD answers what you type.</CallScreenNote>,
  },
};
export const Calling: Story = {
  args: {
    ...meta.args,
    owl: { state: 'thinking', label: 'ASAD, the owl' },
    button: { ...CALL, status: 'connecting' },
    controls: <CallScreenControls {...controls} isSpeaking={false} />,
    children: <CallScreenTalk {...talk} lines={[]} placeholder="One moment, ASAD is waking up." />,
  },
};
export const ASADSpeaks: Story = {
  args: ACTIVE,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'End Call' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
    await expect(canvas.getByText('ASAD is speaking')).toBeVisible();
  },
};
export const ASADListens: Story = {
  args: {
    ...ACTIVE,
    owl: { state: 'listening', label: 'ASAD, the owl', readLevel: quiet },
    meta: { ...ACTIVE.meta, speaking: 'nobody' },
    controls: <CallScreenControls {...controls} isSpeaking={false} />,
    children: <CallScreenTalk {...talk} lines={LINES.slice(0, 1)} />,
  },
};
export const ASADThinks: Story = {
  args: {
    ...ACTIVE,
    owl: { state: 'thinking', label: 'ASAD, the owl' },
    meta: { ...ACTIVE.meta, speaking: 'nobody' },
    controls: <CallScreenControls {...controls} isSpeaking={false} />,
    children: <CallScreenTalk {...talk} lines={LINES.slice(0, 2)} />,
  },
};
const chooseMicrophone = fn();
const changeVolume = fn();
export const ChoosingTheSound: Story = {
  args: {
    ...ACTIVE,
    controls: (
      <CallScreenControls
        {...controls}
        sound={{
          microphone: {
            devices: [
              { id: 'inside', label: 'Built-in microphone' },
              { id: 'desk', label: 'Microphone on the desk, the one with the very long name that nobody reads' },
            ],
            chosen: null,
            onChoose: chooseMicrophone,
          },
          volume: { ratio: 0.8, onChange: changeVolume },
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sound'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Microphone' }), 'Built-in microphone');
    await expect(chooseMicrophone).toHaveBeenCalledWith('inside');
    const volume = canvas.getByRole('slider', { name: 'Volume' });
    await expect(volume).toHaveAttribute('aria-valuetext', '80 %');
    volume.focus();
    await expect(volume.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(volume.getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect(volume).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sound'));
    await expect(volume).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End Call' }));
    await expect(volume).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sound'));
  },
};
export const Muted: Story = {
  args: { ...ACTIVE, meta: { ...ACTIVE.meta, speaking: 'nobody', isMuted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Reconnecting: Story = {
  args: { ...ACTIVE, meta: { ...ACTIVE.meta, isReconnecting: true } },
};
export const PointsAtAnEntry: Story = {
  args: POINTING,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'ASAD, the owl' })).toHaveAttribute('data-pointing'));
    await expect(canvas.getByRole('complementary', { name: 'Mentioned: Lighthouse' })).toBeInTheDocument();
  },
};
export const PointsAtAList: Story = {
  args: {
    ...ACTIVE,
    shown: [
      ENTRY,
      { ...ENTRY, key: 'buoy', title: 'Buoy' },
      { ...ENTRY, key: 'docker', kind: 'Tool', title: 'Docker' },
    ],
  },
};
export const OffersQuestions: Story = {
  args: {
    ...ACTIVE,
    children: (
      <CallScreenTalk
        {...talk}
        suggestions={['what was hard about it', 'who used it']}
        waiting="Your question is kept until ASAD is there."
      />
    ),
  },
};
export const Typed: Story = {
  args: {
    ...TYPED,
    controls: <CallScreenControls {...controls} hasVoice={false} readAloud={{ isOn: false, onToggle: fn() }} />,
    children: <CallScreenTalk {...talk} isAloud={false} />,
  },
};
const DEAF = {
  ...TYPED,
  children: (
    <CallScreenTalk
      {...talk}
      silence="I cannot hear you in this browser: please type."
      remedy={<Button>Speak again</Button>}
    />
  ),
} as const;
export const CannotHear: Story = { args: DEAF };
export const Afterwards: Story = { args: AFTER };
export const NothingWasSaid: Story = {
  args: {
    ...AFTER,
    children: (
      <CallScreenAfterwards
        lines={[]}
        names={NAMES}
        summary={['You talked with ASAD.', 'Less than a minute, 0 questions.']}
        onDownloadJson={fn()}
        questions={[]}
        note="Nothing was kept."
      />
    ),
  },
};
export const TheMicrophoneIsRefused: Story = {
  args: {
    ...meta.args,
    alert: (
      <AlertBox tone="error" actions={<Button>Type instead</Button>} onClose={fn()}>
        Microphone access denied. Please allow microphone access to make calls.
      </AlertBox>
    ),
  },
};
export const TheCallDidNotStart: Story = {
  args: {
    ...meta.args,
    alert: (
      <AlertBox tone="notice" actions={<Button>Try again</Button>} onClose={fn()}>
        The call could not be started. Please try again in a moment.
      </AlertBox>
    ),
  },
};
export const TheCheck: Story = {
  render: (args) => (
    <>
      <CallScreen {...args} />
      <VerificationDialog
        open
        onClose={fn()}
        onProceed={fn()}
        title="Hey there!"
        labels={{ proceed: 'Continue to Call', verifying: 'Verifying...' }}
        status="solved"
        description="A quick check is needed before we talk."
        keptNote="The transcript of your call is kept 90 days."
      >
        <p>Here stands the captcha.</p>
      </VerificationDialog>
    </>
  ),
};
export const NoCallsAreLeft: Story = {
  args: { ...meta.args, owl: { state: 'asleep', label: 'ASAD, the owl' }, meta: { remainingCalls: 0 } },
  render: (args) => (
    <>
      <CallScreen {...args} />
      <LimitDialog
        open
        onClose={fn()}
        title="Call Limit Reached"
        message="Sam allows only 3 calls per visitor."
        counts={['Calls Made: 3 / 3', 'Remaining: 0']}
        actions={<LinkButton href="https://meet.example.com">Book a Meeting</LinkButton>}
      />
    </>
  ),
};

export const NoCallsAreLeftBefore: Story = {
  args: {
    ...meta.args,
    owl: { state: 'asleep', label: 'ASAD, the owl' },
    meta: { remainingCalls: 0 },
    children: (
      <CallScreenBefore
        {...before}
        ideas={[]}
        instead={
          <>
            <h2>ASAD is asleep</h2>
            <p>Your calls are used up.</p>
            <LinkButton tone="primary" href="https://meet.example.com">
              Book a Meeting
            </LinkButton>
          </>
        }
      />
    ),
  },
};

const at = (value: 'small' | 'phone' | 'tablet' | 'desktop'): Pick<Story, 'globals'> => ({
  globals: { viewport: { value } },
});
export const BeforeACallAt320: Story = { ...at('small') };
export const PointingAt320: Story = { args: POINTING, ...at('small') };
export const PointingAt390: Story = { args: POINTING, ...at('phone') };
export const PointingAt1440: Story = { args: POINTING, ...at('desktop') };
export const AfterwardsAt390: Story = { args: AFTER, ...at('phone') };
export const AfterwardsAt1440: Story = { args: AFTER, ...at('desktop') };
export const WithTextAt200Percent: Story = { args: POINTING, ...at('tablet'), ...WITH_LARGE_TEXT };
export const CannotHearAt320WithLargeText: Story = {
  args: DEAF,
  ...at('small'),
  ...WITH_LARGE_TEXT,
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Speak again' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
