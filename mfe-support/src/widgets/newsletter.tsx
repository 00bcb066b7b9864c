import { NewsletterForm } from '../newsletter/newsletter-form.tsx';

export default function Newsletter() {
  return <NewsletterForm />;
}
