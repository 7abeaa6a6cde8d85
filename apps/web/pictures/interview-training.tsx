import type { ReactNode } from 'react';

const bars = Array.from(
  { length: 92 },
  (_, index) => 14 + Math.abs(Math.sin(index * 0.61) * Math.cos(index * 0.17 + 1)) * 104,
);
const scores = [
  ['Structure', 82],
  ['Pace', 64],
  ['Clarity', 76],
] as const;

const Dial = ({ label, value }: { label: string; value: number }): ReactNode => (
  <div className="dial">
    <svg viewBox="0 0 100 100" width="104">
      <circle cx="50" cy="50" r="42" fill="none" stroke="#ecd9d3" strokeWidth="9" />
      <circle
        cx="50"
        cy="50"
        r="42"
        fill="none"
        stroke="#8a3d6c"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray={`${value * 2.64} 264`}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="60" textAnchor="middle" fontSize="30" fontFamily="Young Serif" fill="#3a1c33">
        {value}
      </text>
    </svg>
    <b>{label}</b>
  </div>
);

/** Rehearsal, after an answer. */
export const InterviewTraining = (): ReactNode => (
  <div className="screen rehearsal">
    <header className="row spread">
      <span className="serif">Rehearsal</span>
      <span className="rehearsal-steps">
        {[1, 2, 3, 4, 5, 6, 7].map((step) => (
          <i key={step} className={step < 4 ? 'is-done' : step === 4 ? 'is-now' : ''} />
        ))}
        <span className="soft">Question 4 of 7</span>
      </span>
    </header>
    <h1>Tell me about a decision you would take back.</h1>
    <div className="rehearsal-wave">
      <span className="rehearsal-play" />
      <svg viewBox="0 0 920 130" width="920" height="130">
        {bars.map((height, index) => (
          <rect
            key={index}
            x={index * 10}
            y={65 - height / 2}
            width="5"
            height={height}
            rx="2.5"
            fill={index < 57 ? '#8a3d6c' : '#e3b9b0'}
          />
        ))}
        <path d="M573 0v130" stroke="#e2714f" strokeWidth="3" />
      </svg>
      <span className="mono">1:14</span>
    </div>
    <div className="rehearsal-grid">
      <p className="rehearsal-text">
        We moved the whole checkout in one night, <mark>basically</mark> because the old one frightened us. I had not
        asked support what customers <mark>sort of</mark> relied on.{' '}
        <u>What I would do now: one country first, for a week, and a way back.</u>
        <span className="rehearsal-note">A clear turn. Say the number you lost before it, and it will land.</span>
      </p>
      <div className="rehearsal-dials">
        {scores.map(([label, value]) => (
          <Dial key={label} label={label} value={value} />
        ))}
      </div>
    </div>
  </div>
);
