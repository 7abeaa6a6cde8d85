import { Owl } from '@asad/ui/owl';
import type { CSSProperties, ReactNode } from 'react';

/** The call page while ASAD speaks. */
export const VoiceConcierge = (): ReactNode => (
  <div className="screen concierge" data-theme="dark">
    <div className="concierge-moon" />
    <header className="row spread">
      <span className="serif">ASAD</span>
      <span className="mono soft">03:12 · 2 of 3 calls left</span>
    </header>
    <div className="concierge-body">
      <div className="concierge-owl">
        <Owl state="speaking" style={{ '--level': 0.7 } as CSSProperties} />
      </div>
      <div className="concierge-talk">
        <p className="bubble visitor">How did he make the open rates of that email tracker believable?</p>
        <p className="bubble owl">
          He taught it to tell readers from scanners. A scanner opens everything within a second;{' '}
          <b>people take their time.</b>
        </p>
        <div className="mention">
          <span className="mention-picture" />
          <span>
            <span className="serif">Heron</span>
            <br />
            <span className="mono soft">Email tracking platform</span>
          </span>
          <span className="mono amber">See the case →</span>
        </div>
        <div className="row">
          <span className="pill red">End Call</span>
          <span className="pill line">Mute</span>
          <span className="pill line grow soft">Or type a question</span>
        </div>
      </div>
    </div>
  </div>
);
