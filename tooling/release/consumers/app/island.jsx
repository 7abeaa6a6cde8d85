'use client';

import { useState } from 'react';
import { Button } from '@asad/ui/button';
import { LimitDialog } from '@asad/ui/limit-dialog';
import '@asad/ui/dialog-frame.css';
import '@asad/ui/limit-dialog.css';

/** What needs a function, and so is the client's in every framework. */
export const Berths = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Berths</Button>
      <LimitDialog open={isOpen} onClose={() => setOpen(false)} message="Full." counts={['Free: 0']} />
    </>
  );
};
