// Parts that work as plain links and a plain form until their code is loaded: one chunk, fetched together.
export { Footer } from './footer/footer.tsx';
export { PhoneBar } from './phone-bar.tsx';
export { NavBar } from './header/nav-bar.tsx';
export { SearchForm } from './header/search-form.tsx';
export { TopStrip } from './header/top-strip.tsx';
