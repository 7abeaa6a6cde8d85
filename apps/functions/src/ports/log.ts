/** One line for whoever operates the backend. Never a transcript, a token or an address. */
export type Log = (entry: { readonly event: string; readonly [field: string]: string | number | undefined }) => void;
