import type { ReactNode } from 'react';

const boxes = [
  { x: 40, y: 250, icon: '✉', title: 'Inbox', text: 'invoices@' },
  { x: 290, y: 250, icon: '▤', title: 'Read document', text: 'supplier, sum, date' },
  { x: 540, y: 250, icon: '◇', title: 'Sure enough?', text: 'above 0.92' },
  { x: 770, y: 120, icon: '⇥', title: 'Accounting', text: 'book and file' },
  { x: 540, y: 480, icon: '☺', title: 'Ask Ines', text: 'one tap, on her phone' },
  { x: 770, y: 400, icon: '☾', title: 'Morning note', text: 'at 7:30' },
] as const;
const wires = [
  'M230 295h60',
  'M480 295h60',
  'M730 295c30 0 10-130 40-130',
  'M635 340v140',
  'M730 525c60 0 20-330 40-350',
  'M865 210v190',
] as const;
const runs = [
  ['04:52', 'Invoices', '31 filed'],
  ['03:30', 'Leads', '12 sorted'],
  ['02:15', 'Backups', 'checked'],
  ['01:00', 'Reports', '9 sent'],
  ['00:10', 'Invoices', '2 asked'],
  ['23:40', 'Stock', '418 rows'],
] as const;

/** Night Shift's editor, the morning after. */
export const AutomationFlows = (): ReactNode => (
  <div className="screen shift">
    <header className="row spread">
      <span>
        <span className="serif">Night Shift</span> <span className="soft">/ Supplier invoices</span>
      </span>
      <span className="shift-live">
        <i /> running since March
      </span>
    </header>
    <svg className="shift-wires" viewBox="0 0 1200 800">
      {wires.map((wire) => (
        <path key={wire} d={wire} />
      ))}
    </svg>
    {boxes.map(({ x, y, icon, title, text }) => (
      <div key={title} className="shift-box" style={{ insetInlineStart: x, insetBlockStart: y }}>
        <i>{icon}</i>
        <b>{title}</b>
        <span>{text}</span>
      </div>
    ))}
    <aside className="shift-runs">
      <b>Last night</b>
      {runs.map(([time, flow, result]) => (
        <span key={time}>
          <i>✓</i>
          <span className="mono">{time}</span> {flow}
          <em>{result}</em>
        </span>
      ))}
      <p>
        <b>7 h 20</b> of copying nobody did
      </p>
    </aside>
  </div>
);
