import type { ReactNode } from 'react';

const messages = [
  ['MO', 'Marta Oyelaran', 'Renewal for the spring term', 'Replied', 'reply', '4 min'],
  ['TK', 'Tomasz Kerr', 'Two numbers you asked for', 'Read twice', 'read', '11 min'],
  ['LB', 'Lina Brandt', 'Before Thursday’s call', 'Read', 'read', '26 min'],
  ['SC', 'Scanner at gate', 'Two numbers you asked for', 'Not a person', 'machine', '26 min'],
  ['AP', 'Ana Prior', 'Your invoice, corrected', 'Delivered', 'sent', '41 min'],
  ['HV', 'Hugo Varga', 'Pilot: first week', 'Replied', 'reply', '1 h'],
  ['NE', 'Noor Emery', 'Pilot: first week', 'Bounced', 'bounce', '1 h'],
] as const;
const week = [
  ['Mon', 46, 31],
  ['Tue', 62, 38],
  ['Wed', 58, 41],
  ['Thu', 84, 63],
  ['Fri', 71, 57],
  ['Sat', 18, 9],
  ['Sun', 12, 8],
] as const;

/** Heron's inbox of what became of each message. */
export const EmailTracking = (): ReactNode => (
  <div className="screen heron">
    <nav className="heron-side">
      <span className="serif heron-logo">Heron</span>
      {['Messages', 'Sequences', 'Contacts', 'Domains', 'Reports'].map((item, index) => (
        <span key={item} className={index === 0 ? 'heron-nav is-on' : 'heron-nav'}>
          {item}
        </span>
      ))}
      <span className="heron-domain">
        <i />3 domains healthy
      </span>
    </nav>
    <main className="heron-main">
      <div className="row spread">
        <h1>What became of it</h1>
        <span className="heron-tabs">
          <b>Today</b>
          <span>Week</span>
          <span>Month</span>
        </span>
      </div>
      <div className="heron-grid">
        <ul className="heron-list">
          {messages.map(([initials, person, subject, state, kind, ago]) => (
            <li key={person}>
              <span className={`heron-face is-${kind}`}>{initials}</span>
              <span className="grow">
                <b>{person}</b>
                <br />
                <span className="soft">{subject}</span>
              </span>
              <span className={`heron-state is-${kind}`}>{state}</span>
              <span className="mono soft">{ago}</span>
            </li>
          ))}
        </ul>
        <aside className="heron-figures">
          <p className="soft">Followed up within the hour</p>
          <p className="heron-big">78%</p>
          <div className="heron-chart">
            {week.map(([day, sent, read]) => (
              <span key={day}>
                <i style={{ blockSize: `${sent * 2}px` }}>
                  <i style={{ blockSize: `${(read / sent) * 100}%` }} />
                </i>
                {day}
              </span>
            ))}
          </div>
          <p className="soft">
            <b className="teal">■</b> read by a person <b className="pale">■</b> sent
          </p>
        </aside>
      </div>
    </main>
  </div>
);
