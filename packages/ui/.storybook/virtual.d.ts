declare module 'virtual:components' {
  const components: Readonly<Record<string, import('./read-props.ts').ComponentDescription>>;
  export default components;
}
