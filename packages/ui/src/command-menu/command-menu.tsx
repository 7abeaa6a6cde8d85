'use client';

import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { Command, useCommandState } from 'cmdk';
import { startTransition, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import css from './command-menu.module.css';
import { matchCommand } from './match-command.ts';

export interface CommandMenuItem {
  readonly id: string;
  readonly text: string;
  /** A word on what it is or does, at the end of the line. */
  readonly hint?: string;
  /** Other words by which people look for it. */
  readonly keywords?: readonly string[];
  readonly onSelect: () => void;
}

export interface CommandMenuGroup {
  readonly title: string;
  readonly items: readonly CommandMenuItem[];
}

export interface CommandMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly groups: readonly CommandMenuGroup[];
  /** What is offered where nothing has the name that was typed: a list is never empty. */
  readonly fallback: CommandMenuItem;
  readonly labels: { readonly title: string; readonly placeholder: string };
}

const Line = ({
  item,
  onClose,
  always = false,
}: {
  item: CommandMenuItem;
  onClose: () => void;
  always?: boolean;
}): ReactNode => (
  <Command.Item
    value={item.id}
    keywords={[item.text, item.hint ?? '', ...(item.keywords ?? [])]}
    forceMount={always}
    data-part="item"
    onSelect={() => {
      onClose();
      item.onSelect();
    }}
  >
    <span>{item.text}</span>
    {item.hint !== undefined && <span data-part="hint">{item.hint}</span>}
  </Command.Item>
);

const Fallback = ({ item, onClose }: { item: CommandMenuItem; onClose: () => void }): ReactNode => {
  const nothingFound = useCommandState((state) => state.filtered.count === 0);
  return nothingFound && <Line item={item} onClose={onClose} always />;
};

/**
 * The field and what answers it. A letter stands in the field at once and the list follows when there is time, so that
 * the key is answered in the next frame; a key that acts on the list has it brought up to date first.
 */
const Finder = ({ groups, fallback, labels, onClose }: Omit<CommandMenuProps, 'open'>): ReactNode => {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const type = (text: string): void => {
    setTyped(text);
    startTransition(() => setSearched(text));
  };
  const catchUp = ({ key }: KeyboardEvent): void => {
    // Keys that write are named by what they write.
    if (key.length > 1 && typed !== searched) flushSync(() => setSearched(typed));
  };
  return (
    <Command label={labels.title} filter={matchCommand} loop onKeyDown={catchUp}>
      <Command.Input asChild value={searched} onValueChange={type}>
        <input data-part="input" placeholder={labels.placeholder} value={typed} />
      </Command.Input>
      <Command.List data-part="list" tabIndex={-1}>
        {groups.map((group) => (
          <Command.Group key={group.title} heading={group.title} data-part="group">
            {group.items.map((item) => (
              <Line key={item.id} item={item} onClose={onClose} />
            ))}
          </Command.Group>
        ))}
        <Fallback item={fallback} onClose={onClose} />
      </Command.List>
    </Command>
  );
};

/** Everything on the site by name, for hands that stay on the keyboard. Closes before it acts. */
export const CommandMenu = ({ open, onClose, ...rest }: CommandMenuProps): ReactNode => (
  <Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Portal>
      <Overlay className={css['overlay']} data-component="command-menu-overlay" />
      <Content className={css['root']} data-component="command-menu" aria-describedby={undefined}>
        <Title className={css['title']}>{rest.labels.title}</Title>
        <Finder {...rest} onClose={onClose} />
      </Content>
    </Portal>
  </Root>
);
