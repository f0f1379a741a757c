// What works as plain links and a plain form until its code comes: one chunk, fetched together.
export { Footer } from './footer/footer.tsx';
export { NavBar } from './header/nav-bar.tsx';
export { SearchForm } from './header/search-form.tsx';
export { TopStrip } from './header/top-strip.tsx';
