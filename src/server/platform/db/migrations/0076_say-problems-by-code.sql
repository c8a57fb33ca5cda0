-- Sentences of the program's own become messages, which are worded in the language of whoever reads them.
UPDATE "webhook_deliveries" SET "problem" = case
    when "problem" = 'No valid answer.' then 'webhooks.gaveNoAnswer'
    when "problem" = 'It answered 410 Gone.' then 'webhooks.answeredGone'
    when "problem" like 'It redirected to another address%' then 'webhooks.answeredElsewhere'
    when "problem" = 'The endpoint was switched off.' then 'webhooks.endpointWasOff'
    else jsonb_build_object('key', 'webhooks.gaveStatus', 'values', jsonb_build_object('status', substring("problem" from '\d+')))::text end
  WHERE "problem" ~ '^(No valid answer\.|It redirected to another address.*|The endpoint was switched off\.|It answered (410 Gone|\d+)\.)$';--> statement-breakpoint
UPDATE "resume_metadata" SET "parse_message" = 'applications.resumeGone'
  WHERE "parse_message" = 'The applicant deleted their account; their resume is gone.';--> statement-breakpoint
UPDATE "offers" SET "reason" = 'offers.applicationEnded'
  WHERE "status" = 'withdrawn' AND "reason" = 'The application has ended.';
