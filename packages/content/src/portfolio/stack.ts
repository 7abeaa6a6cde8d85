import { stack as sample } from '../../fixtures/sample/stack.ts';
import type { StackItem } from '../kinds/stack-item.ts';

/** The stack, in the order of the page. */
export const stack = [...sample] satisfies readonly StackItem[];
