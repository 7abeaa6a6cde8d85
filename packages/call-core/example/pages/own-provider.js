import { echo } from './echo-provider.js';

document.querySelector('asad-call').options = { provider: echo };
