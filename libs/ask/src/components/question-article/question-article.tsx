import { CopyLink, PictureOverlay, TextBody, usePictures } from '@starhaven/prose';
import { isOwner, useSession } from '@starhaven/session';
import { Page, SiteLink, TagList } from '@starhaven/ui-kit';
import { tagPath } from '../../together/ask/ask-paths';
import { isModerator, mayEdit } from '../../lib/may-edit';
import type { QuestionPageData } from '../../lib/question/question-page';
import type { QuestionView } from '../../lib/question/view-question.server';
import { AnswerForm } from '../answer-form/answer-form';
import { Marks } from '../question-card/marks';
import { answersText } from '../../lib/list/question-card';
import { QuestionFacts } from '../question-card/question-facts';
import { VoteBox } from '../votes/vote-box';
import { AnswerArticle } from './answer-article';
import { AnswerPages } from './answer-pages';
import classes from './question-article.module.css';
import { ManageButton } from './manage-button';
import { ReportLink } from './report-link';

export interface QuestionArticleProps extends QuestionPageData {
  view: QuestionView;
}

/** A question with all its answers (docs/behaviour/ask.md#one-question). */
export function QuestionArticle({ view, takesTexts, now, reported, isOwn, from }: QuestionArticleProps) {
  const { id, title, to, tags, time, update, votes, views, owner, body, answers, isResolved, isClosed, waits } = view;
  const { picture, onClick, close } = usePictures();
  const session = useSession();
  const isAuthor = isOwner(session, owner);
  const isEditor = takesTexts && mayEdit(session, owner);
  return (
    <Page kind="reading" as="article" className={classes.article}>
      <p>
        <SiteLink to="/ask">Back to the questions</SiteLink>
      </p>
      <header className={classes.head}>
        <Marks isResolved={isResolved} isClosed={isClosed} waits={waits} />
        <h1>{title}</h1>
        <QuestionFacts owner={owner} time={time} update={update} now={now} views={views} />
        <TagList tags={tags} toPath={tagPath} />
      </header>
      {waits ? <p className={classes.notice}>Only you and moderators see this question until it is approved.</p> : null}
      {body ? <TextBody body={body} onClick={onClick} /> : null}
      <footer className={classes.foot}>
        <VoteBox kind="question" id={id} question={id} votes={votes} owner={owner} name={title} />
        {isOwn ? null : <CopyLink />}
        {isEditor ? (
          <>
            <SiteLink to={`/ask/edit/${encodeURIComponent(id)}`}>Edit</SiteLink>
            <SiteLink to={`/ask/manage/${encodeURIComponent(id)}?do=remove`}>Delete</SiteLink>
            <ManageButton id={id} intent="resolve" fields={{ value: isResolved ? '' : 'yes' }}>
              {isResolved ? 'Open it again' : 'Mark as resolved'}
            </ManageButton>
          </>
        ) : null}
        {takesTexts && isModerator(session) ? (
          <ManageButton id={id} intent="close" fields={{ value: isClosed ? '' : 'yes' }}>
            {isClosed ? 'Reopen' : 'Close'}
          </ManageButton>
        ) : null}
        {takesTexts && update > 0 ? (
          <SiteLink to={`/ask/history/question/${encodeURIComponent(id)}`}>History</SiteLink>
        ) : null}
        {takesTexts && session && !isAuthor ? (
          <ReportLink id={id} isReported={reported.some((one) => one.kind === 'question' && one.id === id)} />
        ) : null}
      </footer>
      <section className={classes.answers} aria-labelledby="answers">
        <h2 id="answers">{view.answerCount === 0 ? 'No answers yet' : answersText(view.answerCount)}</h2>
        {answers.map((answer) => (
          <AnswerArticle
            key={answer.id}
            answer={answer}
            question={view}
            takesTexts={takesTexts}
            isReported={reported.some((one) => one.kind === 'answer' && one.id === answer.id)}
            now={now}
            onClick={onClick}
          />
        ))}
        <AnswerPages to={isOwn ? `/ask/own/${encodeURIComponent(id)}` : to} from={from} next={view.nextAnswers} />
      </section>
      <section id="answer" className={classes.answers} aria-labelledby="write">
        <h2 id="write">Your answer</h2>
        {!takesTexts ? (
          <p className={classes.quiet}>The host of this site shows questions but does not accept answers.</p>
        ) : isClosed ? (
          <p className={classes.quiet}>This question is closed. It accepts no more answers.</p>
        ) : waits ? (
          <p className={classes.quiet}>This question can be answered after it is approved.</p>
        ) : session ? (
          // Each new own answer creates a new form: the page stays open, and neither the text nor the nonce may be sent twice.
          <AnswerForm key={answers.filter((answer) => isOwner(session, answer.owner)).length} id={id} />
        ) : (
          <p className={classes.quiet}>
            <SiteLink to={`/login?redirect=${encodeURIComponent(`${to}#answer`)}`}>Log in</SiteLink> to answer.
          </p>
        )}
      </section>
      {picture ? <PictureOverlay picture={picture} onClose={close} /> : null}
    </Page>
  );
}
