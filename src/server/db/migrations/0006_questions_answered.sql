ALTER TABLE "questions" DROP CONSTRAINT "questions_form_source";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_form_source" CHECK ("questions"."form_source" in ('Landing Request Demo', 'Contact Sales Features Page', 'Contact Us Pricing Page', 'Contact Page Contact Us', 'FAQ Quick Question', 'FAQ Demo Request', 'About Page Contact Us', 'Site Chat'));