import { Anchor, type AnchorProps, Box, type BoxProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import classes from './link-button.module.css';

type Native<Props> = Omit<ComponentProps<'a'>, 'color' | 'style' | keyof Props>;
type Look = {
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'compact-sm' | 'xs' | 'sm' | 'md';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  fullWidth?: boolean;
};

/** Drawn here and not by Mantine's Button, whose loading and groups the first page would carry for nothing. */
function ButtonAnchor(props: Look & BoxProps & Native<BoxProps>) {
  const { variant, size, leftSection, rightSection, fullWidth, className, children, ...rest } = props;
  return (
    <Box
      component="a"
      className={className ? `${classes.button} ${className}` : classes.button}
      data-button
      data-variant={variant}
      data-size={size}
      data-full={fullWidth}
      {...rest}
    >
      {leftSection}
      {children}
      {rightSection}
    </Box>
  );
}

function TextAnchor(props: AnchorProps & Native<AnchorProps>) {
  return <Anchor {...props} />;
}

/** A link that looks like a button; takes the router's `to`, `params`, `search`. */
export const LinkButton = createLink(ButtonAnchor);

/** A link in text: takes Anchor's props and the router's `to`, `params`, `search`. */
export const TextLink = createLink(TextAnchor);
