import { Outlet } from '@marketplace/shared/router';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { Overlays } from './overlays/overlays.tsx';

/** The shared layout: header, content, footer. */
export const Layout = () => (
  <div className={styles.layout}>
    <Header />
    <main className={styles.content} id="content">
      <Outlet />
    </main>
    <Footer />
    <Overlays />
  </div>
);
