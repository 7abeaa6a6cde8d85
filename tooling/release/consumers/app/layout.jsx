import '@asad/ui/theme.css';

export const metadata = { title: 'Harbour', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
