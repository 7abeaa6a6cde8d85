/** Runs in the page: tokens, classes and pose become attributes of a standalone SVG. */
export const staticSvg = (): string => {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const hex = (colour: string): string => {
    if (pixel === null || colour === 'none') return colour;
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    return `#${Array.from(pixel.getImageData(0, 0, 1, 1).data.slice(0, 3), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  };
  const source = document.querySelector('#picture svg');
  if (source === null) throw new Error('There is no drawing on this page.');
  const copy = source.cloneNode(true) as SVGElement;
  const originals = [...source.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((element, index) => {
    const style = getComputedStyle(originals[index] as Element);
    for (const attribute of ['fill', 'stroke'] as const) {
      if (element.hasAttribute(attribute)) element.setAttribute(attribute, hex(style[attribute]));
    }
    if (style.transform !== 'none') {
      const [x = '0', y = '0'] = style.transformOrigin.split(' ').map((part) => String(Number.parseFloat(part)));
      element.setAttribute(
        'transform',
        `translate(${x} ${y}) ${style.transform.replaceAll(',', ' ')} translate(-${x} -${y})`,
      );
    }
    for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name);
  });
  const box = copy.getAttribute('viewBox') ?? '';
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  // Icons are square.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top - (width - height) / 2} ${width} ${width}">${copy.innerHTML}</svg>\n`;
};
