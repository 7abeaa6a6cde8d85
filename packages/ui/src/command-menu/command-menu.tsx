import { Command, useCommandState } from 'cmdk';
import type { ReactNode } from 'react';
import { DialogFrame, type DialogProps } from '../dialog-frame/dialog-frame.tsx';
import { classNames, HIDDEN } from '../foundations/parts.tsx';
import css from './command-menu.module.css';
import { matchCommand } from './match-command.ts';

export interface CommandMenuItem {
  readonly id: string;
  readonly text: string;
  /** Shown at the line's end. */
  readonly hint?: string;
  /** Additional search terms. */
  readonly keywords?: readonly string[];
  readonly onSelect: () => void;
}

export interface CommandMenuGroup {
  readonly title: string;
  readonly items: readonly CommandMenuItem[];
}

export interface CommandMenuProps extends DialogProps {
  /** Commands by group. */
  readonly groups: readonly CommandMenuGroup[];
  /** Shown when nothing matches; receives what was typed. */
  readonly fallback: Omit<CommandMenuItem, 'onSelect'> & { readonly onSelect: (typed: string) => void };
  /** Accessible name and placeholder. */
  readonly labels: { readonly title: string; readonly placeholder: string };
}

type LineProps = Pick<CommandMenuProps, 'onClose'> & { readonly item: CommandMenuItem; readonly forceMount?: true };

const Line = ({ item, onClose, ...rest }: LineProps): ReactNode => (
  <Command.Item
    {...rest}
    value={item.id}
    keywords={[item.text, item.hint ?? '', ...(item.keywords ?? [])]}
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

const Fallback = ({ item, onClose }: Pick<CommandMenuProps, 'onClose'> & { item: CommandMenuProps['fallback'] }) => {
  const isEmpty = useCommandState((state) => state.filtered.count === 0);
  const typed = useCommandState((state) => state.search);
  return isEmpty && <Line item={{ ...item, onSelect: () => item.onSelect(typed) }} onClose={onClose} forceMount />;
};

/** A searchable list of commands. Closes before it runs one. */
export const CommandMenu = ({ groups, fallback, labels, className, ...rest }: CommandMenuProps): ReactNode => (
  <DialogFrame
    {...rest}
    component="command-menu"
    size="menu"
    className={classNames(css['root'], className)}
    title={<span className={HIDDEN}>{labels.title}</span>}
    hasCloseControl={false}
  >
    <Command label={labels.title} filter={matchCommand} loop>
      {/* cmdk holds the value: if the list lagged, an early Enter would run an outdated command. */}
      <Command.Input data-part="input" placeholder={labels.placeholder} />
      <Command.List data-part="list" tabIndex={-1}>
        {groups.map(({ title, items }) => (
          <Command.Group key={title} heading={title} data-part="group">
            {items.map((item) => (
              <Line key={item.id} item={item} onClose={rest.onClose} />
            ))}
          </Command.Group>
        ))}
        <Fallback item={fallback} onClose={rest.onClose} />
      </Command.List>
    </Command>
  </DialogFrame>
);
