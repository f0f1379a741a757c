// What works as plain links and a plain form until its code comes: one chunk, fetched together.
export { Footer } from './footer.tsx';
export { NavBar } from './nav-bar.tsx';
export { SearchForm } from './search-form.tsx';
export { TopStrip } from './top-strip.tsx';
