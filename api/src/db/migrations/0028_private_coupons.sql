-- Buyers have seen every coupon until now: those stay listed, and new ones are private.
ALTER TABLE "coupons" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "published" SET DEFAULT false;
