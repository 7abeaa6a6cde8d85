interface ImportMetaEnv {
  /** Constant of the build: no code of the other backend is in it (vite.config.ts). */
  readonly HAS_NO_BACKEND?: boolean;
}
