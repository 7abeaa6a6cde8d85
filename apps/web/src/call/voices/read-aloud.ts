import { createSwitch } from '../../storage/create-switch.ts';

/** To hear typed calls. */
export const readAloud = createSwitch('asad_read_aloud');
