/** Days that a transcript is kept before it deletes itself, unless the backend's setting says otherwise. */
export const KEPT_DAYS = 90;
