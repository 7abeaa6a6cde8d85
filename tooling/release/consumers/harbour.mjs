// Data of both consumers' pages.
export const project = {
  id: 'pier',
  title: 'The Pier',
  subtitle: 'Tickets',
  story: 'Ships queue no more.',
  impact: 'Half the wait.',
  tags: ['Docker'],
  thumbnail: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  thumbnailAlt: 'A pier.',
  colours: ['#123', '#fc0'],
};
export const rope = { id: 'rope', name: 'Rope', role: 'r', metric: 'm', dontUseIf: 'never' };
export const lines = [{ id: 1, speaker: 'assistant', text: 'Ahoy.', isFinal: true }];
