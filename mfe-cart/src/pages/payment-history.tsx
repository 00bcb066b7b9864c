import { useSession } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { BooksRestricted } from '../billing/access/books-restricted.tsx';
import { mayReadBooks } from '../billing/access/may-read-books.ts';
import { SignInPrompt } from '../billing/access/sign-in-prompt.tsx';
import { announceBooksChange } from '../billing/books-changed.ts';
import { BooksFrame } from '../billing/books-frame.tsx';
import { BooksSkeleton } from '../billing/books-skeleton.tsx';
import { Books } from '../billing/books.tsx';
import { PaymentReturn } from '../invoices/payment-return.tsx';

const Content = () => {
  const { loading, user } = useSession();
  if (user && mayReadBooks(user))
    return (
      <>
        <PaymentReturn onPaid={announceBooksChange} />
        <Books user={user} />
      </>
    );
  const instead = () => {
    if (loading) return <BooksSkeleton />;
    return user ? <BooksRestricted /> : <SignInPrompt />;
  };
  return <BooksFrame>{instead()}</BooksFrame>;
};

export default function PaymentHistoryPage() {
  return (
    <Page>
      <Content />
    </Page>
  );
}
