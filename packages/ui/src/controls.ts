/** Buttons and messages of every page. */
export { AlertBox } from './alert-box/alert-box.tsx';
export { Button, LinkButton } from './button/button.tsx';
export { MenuButton } from './menu-button/menu-button.tsx';
export { ThemeToggle } from './theme-toggle/theme-toggle.tsx';
