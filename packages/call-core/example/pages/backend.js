import { createCall } from '@asad/call-core';
import { bindPage, createIndexedDbOutboxStore, createWebLockLease, openMicrophone } from '@asad/call-core/browser';
import { createOutbox, createRecordSender } from '@asad/call-core/delivery';
import { createVapiProvider } from '@asad/call-core/vapi';

const getToken = async () => 'your-token';
const lease = createWebLockLease('your-site-call');
const outbox = createOutbox({
  store: createIndexedDbOutboxStore('your-site-calls'),
  send: createRecordSender({ url: '/api/records' }),
  getVisitor: () => ({ id: 'your-visitor', getToken }),
  isCallAlive: lease.isHeld,
});
const call = createCall({
  target: { assistantId: 'your-assistant' },
  provider: createVapiProvider({ apiBaseUrl: '/api', getToken }),
  openMicrophone,
  lease,
  delivery: outbox,
});
bindPage(call);

const button = document.querySelector('button');
button.onclick = () => (call.getSnapshot().status === 'idle' ? call.start() : call.end());
call.subscribe(() => (button.textContent = call.getSnapshot().status));
