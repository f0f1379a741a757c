/**
 * Flags with which Node runs the server, here and in the image. Without a limit Node lets its heap grow far beyond what it uses, which a
 * small server cannot afford; with a young generation below 16 MB, what one request needs counts as old, and is looked through every second.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=208'];
