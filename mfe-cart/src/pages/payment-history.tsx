import { useSearchParams } from '@marketplace/shared/router';
import { useSession } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { lazy, Suspense } from 'react';
import { BooksRestricted } from '../billing/access/books-restricted.tsx';
import { mayReadBooks } from '../billing/access/may-read-books.ts';
import { SignInPrompt } from '../billing/access/sign-in-prompt.tsx';
import { announceBooksChange } from '../billing/books-changed.ts';
import { BooksFrame } from '../billing/books-frame.tsx';
import { BooksSkeleton } from '../billing/books-skeleton.tsx';
import { Books } from '../billing/books.tsx';

const PaymentReturn = lazy(async () => ({ default: (await import('../invoices/payment-return.tsx')).PaymentReturn }));

const Content = () => {
  const { loading, user } = useSession();
  const [query] = useSearchParams();
  if (user && mayReadBooks(user))
    return (
      <>
        {query.has('payment') && (
          <Suspense>
            <PaymentReturn onPaid={announceBooksChange} />
          </Suspense>
        )}
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
